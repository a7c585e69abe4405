import { describe, expect, it } from 'vitest'
import type { OwnEntry } from '@/domain/competition/reads'
import { hasUngiven, ownStep } from './ownStep'

const outside: OwnEntry = {
  isRegistered: false,
  teamId: undefined,
  hasClaimed: false,
  canClaim: false,
  group: 0,
  prizeWei: 0n,
  prizePoints: 0n,
  hasPrizeNft: false,
  ungivenPoints: 0n,
  hasUngivenNft: false,
}
const entered: OwnEntry = { ...outside, isRegistered: true, teamId: 1 }
const winner: OwnEntry = { ...entered, group: 4, prizeWei: 5n, prizePoints: 100n }

describe('ownStep', () => {
  it.each([
    ['none', 'makeProfile'],
    ['paused', 'reactivateProfile'],
    ['active', 'enter'],
    ['unavailable', 'noProfiles'],
  ] as const)('of a newcomer with profile %s is %s until the competition is opened', (profile, step) => {
    expect(ownStep('registration', outside, profile)).toBe(step)
    expect(ownStep('opening', outside, profile)).toBe(step)
    expect(ownStep('live', outside, profile)).toBe('missed')
  })

  it.each([
    ['registration', entered, 'entered'],
    ['opening', entered, 'entered'],
    ['live', entered, 'trade'],
    ['closing', entered, 'calculating'],
    ['finished', entered, 'calculating'],
    ['claiming', entered, 'nothing'],
    ['claiming', { ...winner, canClaim: true }, 'claim'],
    ['claiming', { ...winner, hasClaimed: true }, 'claimed'],
    ['over', { ...winner, hasClaimed: true }, 'claimed'],
    ['over', winner, 'expired'],
    ['over', entered, 'nothing'],
  ] as const)('of an entrant in %s', (phase, entry, step) => {
    // Also without a profile that is active: claims need none.
    expect(ownStep(phase, entry, 'paused')).toBe(step)
  })
})

describe('hasUngiven', () => {
  it('is true of points or a collectible that a claim could not give', () => {
    expect(hasUngiven(winner)).toBe(false)
    expect(hasUngiven({ ...winner, ungivenPoints: 1n })).toBe(true)
    expect(hasUngiven({ ...winner, hasUngivenNft: true })).toBe(true)
  })
})
