import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testPair, testToken } from '@/domain/pair/testing/pairs'
import { bestTradeExactIn } from '@/domain/trade/bestTrade'
import { ALPHA, BETA, tokenAt, USDC, WCRO, zapPair } from '@/domain/zap/testing/pairs'
import { impactLevel } from './priceImpact'
import { quoteZap, swapCount, type ZapSide, zapImpactBps } from './quoteZap'

const UNIT = 10n ** 18n
const hubs = { wcro: WCRO, usdc: USDC }
const croUsdc = zapPair(WCRO, USDC, 10_000n, 1_000n)
const croAlpha = zapPair(WCRO, ALPHA, 10_000n, 50_000n)
const usdcBeta = zapPair(USDC, BETA, 1_000n, 2_000n)
const pairs = [croUsdc, croAlpha, usdcBeta]
const token = (address: typeof WCRO, isNative = false): ZapSide => ({ kind: 'token', token: address, isNative })
const lp = (pair: typeof croUsdc): ZapSide => ({ kind: 'lp', pair })
const CRO = token(WCRO, true)
const quote = (from: ZapSide, to: ZapSide, amount = UNIT, among = pairs) => quoteZap(among, hubs, { from, to, amount })
const kinds = (found: ReturnType<typeof quote>) => found?.steps.map(({ kind }) => kind)

describe('a quote', () => {
  it('swaps over one pool by its formula', () => {
    const found = quote(CRO, token(ALPHA), 100n * UNIT)
    expect(found?.amountOut).toBe((100n * 997n * 50_000n * UNIT) / (10_000n * 1000n + 100n * 997n))
    expect(kinds(found)).toEqual(['wrap', 'swap'])
  })

  it('goes over as many pairs as it needs', () => {
    const [swap] = quote(token(ALPHA), token(BETA))?.steps ?? []
    expect(swap).toMatchObject({ kind: 'swap', path: [ALPHA, WCRO, USDC, BETA] })
  })

  it('takes the way that gives most', () => {
    const bad = zapPair(ALPHA, BETA, 100n, 1n)
    expect(quote(token(ALPHA), token(BETA), UNIT, [...pairs, bad])?.steps[0]).toMatchObject({
      path: [ALPHA, WCRO, USDC, BETA],
    })
    const good = zapPair(ALPHA, BETA, 10_000n, 10_000n)
    expect(quote(token(ALPHA), token(BETA), UNIT, [...pairs, good])?.steps[0]).toMatchObject({ path: [ALPHA, BETA] })
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
    expect(quote(CRO, lp(zapPair(tokenAt(8), tokenAt(9), 0n, 0n)))).toBeUndefined()
  })

  it('does not let an empty pool with a mad price say what the price is', () => {
    const mad = { ...zapPair(ALPHA, BETA, 0n, 1n), reserve0: 1n }
    const found = quote(token(ALPHA), token(BETA), 100n * UNIT, [...pairs, mad])
    expect(found?.steps[0]).toMatchObject({ path: [ALPHA, WCRO, USDC, BETA] })
    expect(found && zapImpactBps(found)).toBeLessThan(500)
  })
})

describe('price impact', () => {
  const impact = (whole: bigint, to: ZapSide = token(ALPHA)) => {
    const found = quote(CRO, to, whole * UNIT)
    if (found === undefined) throw new Error('No route')
    return zapImpactBps(found)
  }

  it('is what the trade itself moves, fees apart: x of a pool of X costs about x / (X + x) of what its fee leaves', () => {
    expect(impact(1n)).toBe(0)
    expect(impact(1_000n)).toBe(903)
    expect(impact(10_000n)).toBe(4977)
  })

  it('is what a swap over the same pairs is shown with', () => {
    const [CRO_TOKEN, ALPHA_TOKEN] = [testToken(1), testToken(3)]
    const pair = testPair(CRO_TOKEN, ALPHA_TOKEN, croAlpha.reserve0, croAlpha.reserve1)
    for (const whole of [1n, 37n, 1_000n, 10_000n]) {
      const trade = bestTradeExactIn([pair], CRO_TOKEN, whole * UNIT, ALPHA_TOKEN, 1)
      expect(impact(whole)).toBe(Number(trade?.priceImpactBps))
    }
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
  })

  it('is met by its size', () => {
    const levels = [0, 99, 100, 500, 501, 1500, 1501].map(impactLevel)
    expect(levels).toEqual(['small', 'small', 'marked', 'marked', 'confirm', 'confirm', 'refused'])
  })
})

describe('the arithmetic', () => {
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

describe('swapCount', () => {
  it('counts the pools that take a fee', () => {
    expect(
      swapCount([
        { kind: 'wrap', amount: 1n },
        { kind: 'swap', path: [WCRO, USDC, BETA], from: { token: WCRO, amount: 1n }, to: { token: BETA, amount: 1n } },
      ]),
    ).toBe(2)
  })
})
