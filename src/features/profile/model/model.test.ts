import { describe, expect, it } from 'vitest'
import { teamRank } from '@/domain/profile/teamRanks'
import { restoreDraft, shownStep } from './createDraft'
import { findUsernameError } from './username'

describe('findUsernameError', () => {
  it.each([
    ['', undefined],
    ['abc', undefined],
    ['Meridian7', undefined],
    ['a'.repeat(15), undefined],
    ['ab', 'profile.name.short'],
    ['a'.repeat(16), 'profile.name.long'],
    ['two words', 'profile.name.characters'],
    ['Аdam', 'profile.name.characters'],
    ['a\u200Bbc', 'profile.name.characters'],
  ])('of %j is %s', (text, error) => {
    expect(findUsernameError(text)).toBe(error)
  })
})

describe('shownStep', () => {
  const held = [3n, 8n]
  it('starts with the starter, or with the picture of an account that has bought one', () => {
    expect(shownStep({}, { canMint: true, held: [] })).toBe('starter')
    expect(shownStep({}, { canMint: true, held })).toBe('starter')
    expect(shownStep({ step: 'starter' }, { canMint: false, held })).toBe('picture')
  })
  it('goes on where it was left', () => {
    expect(shownStep({ step: 'name', tokenId: '8', teamId: 2 }, { canMint: false, held })).toBe('name')
  })
  it('goes back where a choice is missing, or the picture was sent away', () => {
    expect(shownStep({ step: 'name', tokenId: '8' }, { canMint: false, held })).toBe('team')
    expect(shownStep({ step: 'team', tokenId: '9' }, { canMint: false, held })).toBe('picture')
    expect(shownStep({ step: 'team', tokenId: '9' }, { canMint: true, held: [] })).toBe('starter')
  })
})

describe('restoreDraft', () => {
  it('keeps the valid part of what was stored', () => {
    expect(restoreDraft({ step: 'team', tokenId: '-1', teamId: 2, username: 'x'.repeat(99) })).toEqual({
      step: 'team',
      tokenId: undefined,
      kind: undefined,
      teamId: 2,
      username: undefined,
    })
    expect(restoreDraft('text')).toBeUndefined()
  })
})

describe('teamRank', () => {
  const team = (id: number, points: bigint) => ({
    id,
    points,
    name: 'Team',
    description: '',
    members: 1,
    isJoinable: true,
  })
  it('is by points, and by number where they are equal', () => {
    const teams = [team(1, 5n), team(2, 2n ** 70n), team(3, 5n)]
    expect([1, 2, 3, 4].map((id) => teamRank(teams, id))).toEqual([2, 1, 3, undefined])
  })
})
