import { describe, expect, it } from 'vitest'
import { lotteryPhase } from './round'

describe('lotteryPhase', () => {
  it.each([
    ['pending', 0, 'none'],
    ['open', 99, 'sale'],
    // The contract sells until the second before the end.
    ['open', 100, 'closing'],
    ['close', 200, 'drawing'],
    ['claimable', 200, 'drawn'],
  ] as const)('of a lottery that is %s at %s is %s', (status, nowSec, phase) => {
    expect(lotteryPhase({ status, endSec: 100 }, nowSec)).toBe(phase)
  })
})
