import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balancingSwap, squareRoot } from './balancingSwap'
import { impactLevel } from './priceImpact'
import { priceImpactBps, quoteZap, type ZapSide } from './quoteZap'
import { ALPHA, BETA, testPool, tokenAt, USDC, WCRO } from './testPools'

const UNIT = 10n ** 18n
const hubs = { wcro: WCRO, usdc: USDC }
const croUsdc = testPool(WCRO, USDC, 10_000n, 1_000n)
const croAlpha = testPool(WCRO, ALPHA, 10_000n, 50_000n)
const usdcBeta = testPool(USDC, BETA, 1_000n, 2_000n)
const pools = [croUsdc, croAlpha, usdcBeta]
const token = (address: typeof WCRO, isNative = false): ZapSide => ({ kind: 'token', token: address, isNative })
const lp = (pool: typeof croUsdc): ZapSide => ({ kind: 'lp', pool })
const CRO = token(WCRO, true)
const quote = (from: ZapSide, to: ZapSide, amount = UNIT, among = pools) => quoteZap(among, hubs, { from, to, amount })
const kinds = (found: ReturnType<typeof quote>) => found?.steps.map(({ kind }) => kind)

describe('a quote', () => {
  it('swaps over one pool by its formula', () => {
    const found = quote(CRO, token(ALPHA), 100n * UNIT)
    expect(found?.amountOut).toBe((100n * 997n * 50_000n * UNIT) / (10_000n * 1000n + 100n * 997n))
    expect(kinds(found)).toEqual(['wrap', 'swap'])
  })

  it('goes over as many pools as it needs', () => {
    const [swap] = quote(token(ALPHA), token(BETA))?.steps ?? []
    expect(swap).toMatchObject({ kind: 'swap', path: [ALPHA, WCRO, USDC, BETA] })
  })

  it('takes the way that gives most', () => {
    const bad = testPool(ALPHA, BETA, 100n, 1n)
    expect(quote(token(ALPHA), token(BETA), UNIT, [...pools, bad])?.steps[0]).toMatchObject({
      path: [ALPHA, WCRO, USDC, BETA],
    })
    const good = testPool(ALPHA, BETA, 10_000n, 10_000n)
    expect(quote(token(ALPHA), token(BETA), UNIT, [...pools, good])?.steps[0]).toMatchObject({ path: [ALPHA, BETA] })
  })

  it('makes and takes apart LP tokens', () => {
    expect(kinds(quote(CRO, lp(croAlpha)))).toEqual(['wrap', 'swap', 'addLiquidity'])
    expect(kinds(quote(lp(croAlpha), CRO))).toEqual(['removeLiquidity', 'swap', 'unwrap'])
    expect(kinds(quote(lp(croAlpha), token(BETA)))).toEqual(['removeLiquidity', 'swap', 'swap'])
    expect(kinds(quote(lp(croUsdc), lp(usdcBeta)))?.at(-1)).toBe('addLiquidity')
    expect(kinds(quote(CRO, token(WCRO)))).toEqual(['wrap'])
  })

  it('is none without a way, or for what buys nothing', () => {
    expect(quote(CRO, token(tokenAt(9)))).toBeUndefined()
    expect(quote(CRO, token(USDC), 1n)).toBeUndefined()
    expect(quote(CRO, lp(testPool(tokenAt(8), tokenAt(9), 0n, 0n)))).toBeUndefined()
  })

  it('does not let an empty pool with a mad price say what the price is', () => {
    const mad = { ...testPool(ALPHA, BETA, 0n, 1n), reserve0: 1n }
    const found = quote(token(ALPHA), token(BETA), 100n * UNIT, [...pools, mad])
    expect(found?.steps[0]).toMatchObject({ path: [ALPHA, WCRO, USDC, BETA] })
    expect(priceImpactBps(found?.amountOut ?? 0n, found?.amountAtPrice ?? 0n)).toBeLessThan(500)
  })
})

describe('price impact', () => {
  const impact = (whole: bigint, to: ZapSide = token(ALPHA)) => {
    const found = quote(CRO, to, whole * UNIT)
    return priceImpactBps(found?.amountOut ?? 0n, found?.amountAtPrice ?? 0n)
  }

  it('is what the trade itself moves, fees apart: x of a pool of X costs about x / (X + x)', () => {
    expect(impact(1n)).toBe(1)
    expect(impact(1_000n)).toBe(907)
    expect(impact(10_000n)).toBe(4993)
  })

  it('of an LP token is that of the half that is swapped', () => {
    expect(impact(1_000n, lp(croAlpha))).toBeGreaterThan(impact(450n) / 3)
    expect(impact(1_000n, lp(croAlpha))).toBeLessThan(impact(550n))
  })

  it('grows with the amount, and is none for what is not swapped', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000n), fc.bigInt(1n, 10_000n), (a, b) => {
        const [small, large] = a < b ? [a, b] : [b, a]
        expect(impact(small)).toBeLessThanOrEqual(impact(large))
      }),
    )
    expect(priceImpactBps(100n, 100n)).toBe(0)
    expect(priceImpactBps(101n, 100n)).toBe(0)
    expect(priceImpactBps(99_999_999n, 100_000_000n)).toBe(1)
  })

  it('is met by its size', () => {
    const levels = [0, 99, 100, 500, 501, 1500, 1501].map(impactLevel)
    expect(levels).toEqual(['small', 'small', 'marked', 'marked', 'confirm', 'confirm', 'refused'])
  })
})

describe('the arithmetic', () => {
  it('takes the whole part of square roots', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 300n), (value) => {
        const root = squareRoot(value)
        expect(root * root <= value && (root + 1n) ** 2n > value).toBe(true)
      }),
    )
  })

  it('swaps as much as lets nearly all of both into the pool', () => {
    const reserve = fc.bigInt(10n ** 12n, 10n ** 27n)
    fc.assert(
      fc.property(reserve, reserve, fc.bigInt(10n ** 12n, 10n ** 27n), (reserveA, reserveB, held) => {
        const swapped = balancingSwap(held, 0n, reserveA, reserveB)
        expect(swapped >= 0n && swapped <= held).toBe(true)
        const out = (swapped * 997n * reserveB) / (reserveA * 1000n + swapped * 997n)
        const [leftA, poolA, poolB] = [held - swapped, reserveA + swapped, reserveB - out]
        fc.pre(out > 10n ** 7n && poolB > 10n ** 7n)
        // What fits beside `out` is all that is left, to a millionth.
        const difference = leftA * poolB - out * poolA
        expect((difference < 0n ? -difference : difference) * 1_000_000n <= leftA * poolB).toBe(true)
      }),
    )
  })

  it('never makes something out of nothing: there and back is no gain', () => {
    fc.assert(
      fc.property(fc.bigInt(10n ** 6n, 10n ** 24n), (amount) => {
        const there = quote(token(WCRO), lp(croAlpha), amount)
        const back = there && quote(lp(croAlpha), token(WCRO), there.amountOut)
        expect(back === undefined || back.amountOut <= amount).toBe(true)
      }),
    )
  })
})
