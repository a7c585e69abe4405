import { describe, expect, it } from 'vitest'
import { elapsedShare, phaseAt, secondsUntil } from './schedule'

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

describe('secondsUntil', () => {
  const block = { number: 1_000, timestampSec: 6_000 }
  const at = (sinceSec: number, blockTimeSec?: number) => ({ block, sinceSec, blockTimeSec })

  it("counts from the block's timestamp, and on between blocks", () => {
    expect(secondsUntil({ timeSec: 6_100 }, at(0))).toBe(100)
    expect(secondsUntil({ timeSec: 6_100 }, at(4.5))).toBe(96)
    expect(secondsUntil({ timeSec: 5_000 }, at(0))).toBe(0)
  })

  it("pauses if the chain halts, and never runs backwards if the computer's clock is set back", () => {
    expect(secondsUntil({ timeSec: 6_100 }, at(4_000))).toBe(40)
    expect(secondsUntil({ timeSec: 6_100 }, at(-50))).toBe(100)
  })

  it('estimates a block by the block time, if known', () => {
    expect(secondsUntil({ block: 1_010 }, at(0, 0.5))).toBe(5)
    expect(secondsUntil({ block: 1_010 }, at(2, 6))).toBe(58)
    expect(secondsUntil({ block: 1_010 }, at(0))).toBeUndefined()
    expect(secondsUntil({ block: 1_000 }, at(0))).toBe(0)
  })
})
