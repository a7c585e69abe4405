import { describe, expect, it } from 'vitest'
import { bracketPots, discountBps, ticketsCost, winnersPot } from './prizes'

const WEI = 10n ** 18n
const sharesBps = [250n, 375n, 625n, 1_250n, 2_500n, 5_000n]

describe('pots', () => {
  it('are 2, 3, 5, 10, 20 and 40 % of what was collected, after a fee of 20 %', () => {
    const terms = { collectedWei: 10_000n * WEI, treasuryFeeBps: 2_000n, sharesBps }
    expect(winnersPot(terms)).toBe(8_000n * WEI)
    expect(bracketPots(terms).map((wei) => wei / WEI)).toEqual([200n, 300n, 500n, 1_000n, 2_000n, 4_000n])
  })

  it('round the fee up, and shares down', () => {
    const terms = { collectedWei: 7n, treasuryFeeBps: 2_000n, sharesBps }
    expect(winnersPot(terms)).toBe(5n)
    expect(bracketPots(terms)).toEqual([0n, 0n, 0n, 0n, 1n, 2n])
  })
})

describe('ticketsCost', () => {
  it.each([
    [1, '100', 0n],
    [2, '199.9', 5n],
    [10, '995.5', 45n],
    [50, '4877.5', 245n],
    [100, '9505', 495n],
  ])('%s tickets of 100 cost %s, with %s hundredths of a per cent off', (count, cost, discount) => {
    expect(ticketsCost(100n * WEI, 2_000n, count)).toBe(BigInt(Number(cost) * 10) * (WEI / 10n))
    expect(discountBps(2_000n, count)).toBe(discount)
  })
})
