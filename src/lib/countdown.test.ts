import { describe, expect, it } from 'vitest'
import { secondsUntil } from './countdown'

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
