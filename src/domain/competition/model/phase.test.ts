import { describe, expect, it } from 'vitest'
import { competitionPhase, nextPublicStatus } from './phase'

const schedule = { startSec: 1_000, endSec: 2_000, claimDeadlineSec: 0 }

describe('competitionPhase', () => {
  it.each([
    ['registration', 999, 'registration'],
    ['registration', 1_000, 'opening'],
    ['open', 1_999, 'live'],
    ['open', 2_000, 'closing'],
    ['close', 5_000, 'finished'],
    ['over', 5_000, 'over'],
  ] as const)('of %s at %i is %s', (status, nowSec, phase) => {
    expect(competitionPhase({ ...schedule, status }, nowSec)).toBe(phase)
  })

  it('takes claims up to and with the deadline', () => {
    const claiming = { ...schedule, status: 'claiming', claimDeadlineSec: 3_000 } as const
    expect(competitionPhase(claiming, 3_000)).toBe('claiming')
    expect(competitionPhase(claiming, 3_001)).toBe('over')
  })
})

describe('nextPublicStatus', () => {
  it('is set by anyone at the times of the competition only', () => {
    expect(nextPublicStatus('opening', 'registration')).toBe('open')
    expect(nextPublicStatus('closing', 'open')).toBe('close')
    expect(nextPublicStatus('over', 'claiming')).toBe('over')
    expect(nextPublicStatus('over', 'over')).toBeUndefined()
    expect(nextPublicStatus('live', 'open')).toBeUndefined()
    expect(nextPublicStatus('finished', 'close')).toBeUndefined()
  })
})
