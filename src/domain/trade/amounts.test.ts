import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getAmountIn, getAmountOut, MAX_RESERVE } from './amounts'
import { FEE, testPair, testToken } from './testTokens'

const [A, B] = [testToken(1), testToken(2)]
const pair = (reserve0: bigint, reserve1: bigint) => testPair(A, B, reserve0, reserve1)

describe('getAmountOut', () => {
  it.each([
    // The router's own answers.
    [10_000n, 10_000n, 100n, 98n],
    [5n * 10n ** 18n, 10n * 10n ** 18n, 10n ** 18n, 1_662_497_915_624_478_906n],
    [1n, 1_000n, 1n, 499n],
    [MAX_RESERVE - 1n, MAX_RESERVE, 1n, 0n],
  ])('with reserves of %s and %s gives for %s: %s', (reserveIn, reserveOut, amountIn, amountOut) => {
    expect(getAmountOut(pair(reserveIn, reserveOut), A, amountIn, FEE)).toBe(amountOut)
    expect(getAmountOut(pair(reserveOut, reserveIn), B, amountIn, FEE)).toBe(amountOut)
  })

  it.each([
    ['nothing', 100n, 100n, 0n],
    ['less than nothing', 100n, 100n, -1n],
    ['an empty pair', 0n, 0n, 1n],
    ['a pair without input', 0n, 100n, 1n],
    ['a pair without output', 100n, 0n, 1n],
    ['more than the pair can hold', MAX_RESERVE, 100n, 1n],
    ['more than a uint256', 100n, 100n, 2n ** 256n],
  ])('refuses %s', (_what, reserveIn, reserveOut, amountIn) => {
    expect(getAmountOut(pair(reserveIn, reserveOut), A, amountIn, FEE)).toBeUndefined()
  })

  it('counts the fee that the exchange takes', () => {
    const pool = pair(10n ** 18n, 10n ** 18n)
    expect(getAmountOut(pool, A, 10_000n, { numerator: 9975n, denominator: 10_000n })).toBe(9974n)
    expect(getAmountOut(pool, A, 10_000n, { numerator: 1n, denominator: 1n })).toBe(9999n)
  })
})

describe('getAmountIn', () => {
  it.each([
    [10_000n, 10_000n, 98n, 100n],
    [5n * 10n ** 18n, 10n * 10n ** 18n, 10n ** 18n, 557_227_237_267_357_629n],
    [1n, 1_000n, 999n, 1003n],
  ])('with reserves of %s and %s takes for %s: %s', (reserveIn, reserveOut, amountOut, amountIn) => {
    expect(getAmountIn(pair(reserveIn, reserveOut), A, amountOut, FEE)).toBe(amountIn)
    expect(getAmountIn(pair(reserveOut, reserveIn), B, amountOut, FEE)).toBe(amountIn)
  })

  it.each([
    ['nothing', 100n, 100n, 0n],
    ['an empty pair', 0n, 0n, 1n],
    ['all that is there', 100n, 100n, 100n],
    ['more than is there', 100n, 100n, 101n],
    ['what takes more than the pair can hold', MAX_RESERVE - 1000n, 100n, 99n],
    ['more than a uint256', 100n, 100n, 2n ** 256n],
  ])('refuses %s', (_what, reserveIn, reserveOut, amountOut) => {
    expect(getAmountIn(pair(reserveIn, reserveOut), A, amountOut, FEE)).toBeUndefined()
  })

  it('takes as little as gives that much', () => {
    const reserve = fc.bigInt({ min: 1n, max: 10n ** 33n })
    fc.assert(
      fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: 10n ** 33n }), (reserveIn, reserveOut, amountOut) => {
        const amountIn = getAmountIn(pair(reserveIn, reserveOut), A, amountOut, FEE)
        fc.pre(amountIn !== undefined)
        expect(getAmountOut(pair(reserveIn, reserveOut), A, amountIn, FEE) ?? 0n).toBeGreaterThanOrEqual(amountOut)
        // The router adds one to the quotient: at most that one is too much.
        expect(getAmountOut(pair(reserveIn, reserveOut), A, amountIn - 2n, FEE) ?? 0n).toBeLessThan(amountOut)
      }),
    )
  })
})
