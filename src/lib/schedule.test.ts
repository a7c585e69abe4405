import { describe, expect, it } from 'vitest'
import { elapsedShare, phaseAt } from './schedule'

describe('phaseAt', () => {
  it.each([
    [99, { status: 'soon', from: 100 }],
    [100, { status: 'live', until: 200 }],
    [199, { status: 'live', until: 200 }],
    [200, { status: 'ended', until: 200 }],
  ])('at %i', (now, phase) => {
    expect(phaseAt({ from: 100, until: 200 }, now)).toEqual(phase)
  })

  it('has no end or start if none is given', () => {
    expect(phaseAt({ until: 200 }, 0)).toEqual({ status: 'live', until: 200 })
    expect(phaseAt({ from: 100 }, 9e9)).toEqual({ status: 'live', until: undefined })
    expect(phaseAt({}, 0)).toEqual({ status: 'live', until: undefined })
  })
})

describe('elapsedShare', () => {
  it('is within 0 and 1, and 0 for an empty interval', () => {
    const schedule = { from: 100, until: 300 }
    expect([50, 100, 150, 300, 400].map((now) => elapsedShare(schedule, now))).toEqual([0, 0, 0.25, 1, 1])
    expect(elapsedShare({ from: 100, until: 100 }, 100)).toBe(0)
  })
})
