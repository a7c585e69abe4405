import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getAmountIn, getAmountOut, getPriceImpactBps, MAX_RESERVE, minusSlippage, quote } from './amounts'
import type { Fee } from './pair'
import { FEE } from './testing/pairs'

describe('getAmountOut', () => {
  it.each([
    // Computed by the router.
    [10_000n, 10_000n, 100n, 98n],
    [5n * 10n ** 18n, 10n * 10n ** 18n, 10n ** 18n, 1_662_497_915_624_478_906n],
    [1n, 1_000n, 1n, 499n],
    [MAX_RESERVE - 1n, MAX_RESERVE, 1n, 0n],
  ])('with reserves of %s and %s returns for %s: %s', (reserveIn, reserveOut, amountIn, amountOut) => {
    expect(getAmountOut(amountIn, reserveIn, reserveOut, FEE)).toBe(amountOut)
  })

  it.each([
    ['nothing', 100n, 100n, 0n],
    ['less than nothing', 100n, 100n, -1n],
    ['an empty pair', 0n, 0n, 1n],
    ['a pair without input', 0n, 100n, 1n],
    ['a pair without output', 100n, 0n, 1n],
    ['more than the pair can hold', MAX_RESERVE, 100n, 1n],
    ['more than a uint256', 100n, 100n, 2n ** 256n],
  ])('rejects %s', (_what, reserveIn, reserveOut, amountIn) => {
    expect(getAmountOut(amountIn, reserveIn, reserveOut, FEE)).toBeUndefined()
  })

  it("applies the exchange's fee", () => {
    const out = (fee: Fee) => getAmountOut(10_000n, 10n ** 18n, 10n ** 18n, fee)
    expect(out({ numerator: 9975n, denominator: 10_000n })).toBe(9974n)
    expect(out({ numerator: 1n, denominator: 1n })).toBe(9999n)
  })
})

describe('getAmountIn', () => {
  it.each([
    [10_000n, 10_000n, 98n, 100n],
    [5n * 10n ** 18n, 10n * 10n ** 18n, 10n ** 18n, 557_227_237_267_357_629n],
    [1n, 1_000n, 999n, 1003n],
  ])('with reserves of %s and %s requires for %s: %s', (reserveIn, reserveOut, amountOut, amountIn) => {
    expect(getAmountIn(amountOut, reserveIn, reserveOut, FEE)).toBe(amountIn)
  })

  it.each([
    ['nothing', 100n, 100n, 0n],
    ['an empty pair', 0n, 0n, 1n],
    ['all that is there', 100n, 100n, 100n],
    ['more than is there', 100n, 100n, 101n],
    ['what takes more than the pair can hold', MAX_RESERVE - 1000n, 100n, 99n],
    ['more than a uint256', 100n, 100n, 2n ** 256n],
  ])('rejects %s', (_what, reserveIn, reserveOut, amountOut) => {
    expect(getAmountIn(amountOut, reserveIn, reserveOut, FEE)).toBeUndefined()
  })

  it('returns the smallest sufficient input', () => {
    const reserve = fc.bigInt({ min: 1n, max: 10n ** 33n })
    fc.assert(
      fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: 10n ** 33n }), (reserveIn, reserveOut, amountOut) => {
        const amountIn = getAmountIn(amountOut, reserveIn, reserveOut, FEE)
        fc.pre(amountIn !== undefined)
        expect(getAmountOut(amountIn, reserveIn, reserveOut, FEE) ?? 0n).toBeGreaterThanOrEqual(amountOut)
        // The router adds one to the quotient, which is at most one too many.
        expect(getAmountOut(amountIn - 2n, reserveIn, reserveOut, FEE) ?? 0n).toBeLessThan(amountOut)
      }),
    )
  })
})

it('quotes like the router', () => {
  expect(quote(10n, 3n, 7n)).toBe(23n)
})

describe('getPriceImpactBps', () => {
  it.each([
    ['what is missing beside the fees', 900n, 997n, 1000n, 970n],
    ['rounded down', 99_999_999n, 100_000_000n, 100_000_000n, 0n],
    ['none of a better price', 1001n, 997n, 1000n, 0n],
    ['none where there is no price', 0n, 0n, 0n, 0n],
  ])('is %s', (_what, amountOut, amountAfterFees, amountAtPrice, bps) => {
    expect(getPriceImpactBps(amountOut, amountAfterFees, amountAtPrice)).toBe(bps)
  })
})

describe('minusSlippage', () => {
  it.each([
    [10_000n, 50, 9_950n],
    [9_999n, 50, 9_949n],
    [1n, 50, 0n],
    [1_000n, 0, 1_000n],
    [1_000n, 4_999, 500n],
    [10n ** 30n, 1, 10n ** 30n - 10n ** 26n],
  ])('of %s at %s bps is %s', (amount, bps, least) => {
    expect(minusSlippage(amount, bps)).toBe(least)
  })
})
