import { describe, expect, it } from 'vitest'
import { parseGameSettings } from './gameSettings'
import { restoreUser } from './restoreUser'

const DEFAULTS = {
  isSoundOn: false,
  isPredictionRiskAccepted: false,
  isPredictionChartNoticeShown: true,
  playLimitUsd: undefined,
  played: undefined,
}

describe('game settings', () => {
  it('have no sound, limit or accepted risk by default', () => {
    expect(parseGameSettings({})).toEqual(DEFAULTS)
  })

  it('survive a restart', () => {
    const set = {
      isSoundOn: true,
      isPredictionRiskAccepted: true,
      isPredictionChartNoticeShown: false,
      playLimitUsd: 50,
      played: { day: '2026-11-23', usd: '12.5' },
    }
    const stored: unknown = JSON.parse(JSON.stringify({ games: set }))
    expect(parseGameSettings(restoreUser(stored as Record<string, unknown>).games)).toEqual(set)
  })

  it.each([
    ['a limit below 0', { playLimitUsd: -1 }],
    ['a limit with cents', { playLimitUsd: 1.5 }],
    ['a limit that is a text', { playLimitUsd: '50' }],
    ['a limit without a bound', { playLimitUsd: 1e12 }],
    ['a day that is none', { played: { day: 'today', usd: '1' } }],
    ['a negative amount', { played: { day: '2026-11-23', usd: '-1' } }],
    ['an amount that is no number', { played: { day: '2026-11-23', usd: 'NaN' } }],
    ['endless digits', { played: { day: '2026-11-23', usd: '1'.repeat(31) } }],
    ['other types', { isSoundOn: 'yes', isPredictionRiskAccepted: 1, played: [] }],
  ])('ignore %s', (_, kept) => {
    expect(parseGameSettings(kept)).toEqual(DEFAULTS)
  })

  it('are empty if the storage has something else in their place', () => {
    for (const games of [7, 'x', null, []]) expect(restoreUser({ games }).games).toEqual({})
  })
})
