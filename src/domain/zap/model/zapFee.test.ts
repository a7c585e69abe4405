import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fee, PairWithSupply } from '@/domain/pair/pair'
import { ALPHA, USDC, WCRO, zapPair } from '@/domain/zap/testing/pairs'
import { balancingSwap } from './balancingSwap'
import { quoteZap, type ZapSide, zapImpactBps } from './quoteZap'

const hubs = { wcro: WCRO, usdc: USDC }
const FEES: readonly Fee[] = [
  { numerator: 997n, denominator: 1000n },
  // PancakeSwap's 0.25 %, MM Finance's 0.17 %, and none.
  { numerator: 9975n, denominator: 10_000n },
  { numerator: 9983n, denominator: 10_000n },
  { numerator: 1n, denominator: 1n },
]

/** The largest integer up to `high` for which a monotonic predicate holds. */
function greatest(high: bigint, holds: (value: bigint) => boolean): bigint {
  let [least, most] = [0n, high]
  while (least < most) {
    const middle = (least + most + 1n) / 2n
    if (holds(middle)) least = middle
    else most = middle - 1n
  }
  return least
}

/**
 * Maximum output allowed by the invariant of `UniswapV2Pair.swap` (`UniswapV2: K`), independent of the router's
 * formula:
 * (balanceIn * d - amountIn * (d - n)) * balanceOut * d >= reserveIn * reserveOut * d^2.
 */
function mostOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint, { numerator, denominator }: Fee): bigint {
  const adjustedIn = (reserveIn + amountIn) * denominator - amountIn * (denominator - numerator)
  const k = reserveIn * reserveOut * denominator ** 2n
  return greatest(reserveOut, (out) => adjustedIn * (reserveOut - out) * denominator >= k)
}

const reserve = fc.bigInt(10n ** 12n, 10n ** 27n)
const amount = fc.bigInt(10n ** 9n, 10n ** 27n)
const pairOf = (
  token0: PairWithSupply['token0'],
  token1: PairWithSupply['token0'],
  r0: bigint,
  r1: bigint,
  fee: Fee,
) => ({
  ...zapPair(token0.address, token1.address, 0n, 0n, 1_000n, fee),
  reserve0: r0,
  reserve1: r1,
})
const [cro, usdc, alpha] = [{ address: WCRO }, { address: USDC }, { address: ALPHA }]
const token = (address: typeof WCRO): ZapSide => ({ kind: 'token', token: address, isNative: false })

describe.each(FEES)('with $numerator of $denominator counting of an input', (fee) => {
  it('a zap over two pairs gives the most that they let out', () => {
    fc.assert(
      fc.property(reserve, reserve, reserve, reserve, amount, (r0, r1, r2, r3, wei) => {
        const pairs = [pairOf(cro, usdc, r0, r1, fee), pairOf(usdc, alpha, r2, r3, fee)]
        const quote = quoteZap(pairs, hubs, { from: token(WCRO), to: token(ALPHA), amount: wei })
        const between = mostOut(wei, r0, r1, fee)
        expect(quote?.amountOut ?? 0n).toBe(between === 0n ? 0n : mostOut(between, r2, r3, fee))
      }),
    )
  })

  it('a zap into LP tokens mints what the pair does for what it lets out', () => {
    fc.assert(
      fc.property(reserve, reserve, amount, (r0, r1, wei) => {
        const pair = pairOf(cro, alpha, r0, r1, fee)
        const quote = quoteZap([pair], hubs, { from: token(WCRO), to: { kind: 'lp', pair }, amount: wei })
        const [swap] = quote?.steps ?? []
        fc.pre(quote !== undefined && swap?.kind === 'swap')
        const out = mostOut(swap.from.amount, r0, r1, fee)
        expect(swap.to.amount).toBe(out)
        const [left, reserve0, reserve1] = [wei - swap.from.amount, r0 + swap.from.amount, r1 - out]
        // The amounts in the pair's ratio; LP tokens are minted for the smaller side.
        const fits = (left * reserve1) / reserve0 <= out
        const [used0, used1] = fits ? [left, (left * reserve1) / reserve0] : [(out * reserve0) / reserve1, out]
        const parts = [(used0 * pair.totalSupply) / reserve0, (used1 * pair.totalSupply) / reserve1]
        expect(quote.amountOut).toBe(parts.reduce((a, b) => (a < b ? a : b)))
      }),
    )
  })

  it('the swap before liquidity is added leaves nearly nothing over', () => {
    fc.assert(
      fc.property(reserve, reserve, amount, amount, (reserveA, reserveB, heldA, heldB) => {
        fc.pre(heldA * reserveB >= heldB * reserveA)
        const swapped = balancingSwap(heldA, heldB, reserveA, reserveB, fee)
        expect(swapped >= 0n && swapped <= heldA).toBe(true)
        const out = mostOut(swapped, reserveA, reserveB, fee)
        const [leftA, poolA, poolB] = [heldA - swapped, reserveA + swapped, reserveB - out]
        fc.pre(out > 10n ** 8n && poolB > 10n ** 8n)
        // Only a millionth of A may be left over.
        const difference = leftA * poolB - (heldB + out) * poolA
        expect((difference < 0n ? -difference : difference) * 1_000_000n <= leftA * poolB).toBe(true)
      }),
    )
  })
})

it('a lower fee gives more, at the same price impact but for the larger output', () => {
  const quotes = FEES.slice(0, 3).map((fee) =>
    quoteZap([zapPair(WCRO, ALPHA, 10_000n, 50_000n, 1_000n, fee)], hubs, {
      from: token(WCRO),
      to: token(ALPHA),
      amount: 100n * 10n ** 18n,
    }),
  )
  const outs = quotes.map((quote) => quote?.amountOut ?? 0n)
  expect(outs).toEqual([...outs].sort((a, b) => (a < b ? -1 : 1)))
  expect(new Set(outs).size).toBe(3)
  // All of them swap 1 % of the reserve.
  expect(quotes.map((quote) => quote && zapImpactBps(quote))).toEqual([98, 98, 98])
})
