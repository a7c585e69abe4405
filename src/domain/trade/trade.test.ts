import { describe, expect, it } from 'vitest'
import { testPair, testToken } from '@/domain/pair/testing/pairs'
import { maximumSold, minimumReceived, type Route, tradeOf } from './trade'

const UNIT = 10n ** 18n
const [A, B, C] = [testToken(1), testToken(2), testToken(3)]
const one: Route = { path: [A, B], pairs: [testPair(A, B, 1_000n * UNIT, 2_000n * UNIT)] }
const two: Route = {
  path: [C, B, A],
  pairs: [testPair(B, C, 10n ** 6n * UNIT, 10n ** 6n * UNIT), testPair(A, B, 1_000n * UNIT, 2_000n * UNIT)],
}

describe('tradeOf', () => {
  it('has the price impact without the fee', () => {
    // A tenth of the pool after the fee: x / (R + x) of the input after the fee is lost.
    const amountIn = (100n * UNIT * 1000n) / 997n
    const amountOut = (2_000n * UNIT * 100n) / 1_100n
    expect(tradeOf('exactIn', one, amountIn, amountOut).priceImpactBps).toBe(906n)
    expect(tradeOf('exactIn', one, 1_000n, 1_993n).priceImpactBps).toBe(5n)
    expect(tradeOf('exactIn', one, UNIT, 1_994n * 10n ** 15n).priceImpactBps).toBe(0n)
  })

  it('never has a negative impact', () => {
    expect(tradeOf('exactIn', one, UNIT, 3n * UNIT).priceImpactBps).toBe(0n)
  })

  it('adds up all pool fees in the input token, rounded up', () => {
    expect(tradeOf('exactIn', one, 1_000n, 1n).feeWei).toBe(3n)
    expect(tradeOf('exactIn', one, 1n, 1n).feeWei).toBe(1n)
    expect(tradeOf('exactIn', two, 1_000_000n, 1n).feeWei).toBe(5_991n)
  })
})

describe('minimumReceived and maximumSold', () => {
  const exactIn = { kind: 'exactIn', amountIn: 1_001n, amountOut: 1_001n } as const
  const exactOut = { ...exactIn, kind: 'exactOut' } as const

  it.each([
    [0, 1_001n, 1_001n],
    [50, 995n, 1_007n],
    [1_200, 880n, 1_122n],
    [4_999, 500n, 1_502n],
  ])('at %s basis points are %s at least, %s at most', (bps, least, most) => {
    expect(minimumReceived(exactIn, bps)).toBe(least)
    expect(maximumSold(exactOut, bps)).toBe(most)
  })

  it('keep an exact amount', () => {
    expect(minimumReceived(exactOut, 50)).toBe(1_001n)
    expect(maximumSold(exactIn, 50)).toBe(1_001n)
  })
})
