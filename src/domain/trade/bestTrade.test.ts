import { CurrencyAmount, Percent, Token as SdkToken, TradeType } from '@uniswap/sdk-core'
import { Pair as SdkPair, Trade as SdkTrade } from '@uniswap/v2-sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getAmountIn, getAmountOut, MAX_RESERVE } from '@/domain/pair/amounts'
import { getReserves, type Pair } from '@/domain/pair/pair'
import { FEE, testPair, testToken } from '@/domain/pair/testing/pairs'
import type { Token } from '@/domain/token/token'
import { bestTradeExactIn, bestTradeExactOut } from './bestTrade'
import { maximumSold, minimumReceived, type Trade } from './trade'

const UNIT = 10n ** 18n
const [A, B, C, D, E] = [testToken(1), testToken(2), testToken(3), testToken(4), testToken(5)]
const MAX_HOPS = 3
const symbols = (tokens: readonly Token[] = []) => tokens.map(({ symbol }) => symbol).join('-')

// A-B is shallow; A-C-B and A-C-D-B are deeper.
const pairs = [
  testPair(A, B, 100n * UNIT, 100n * UNIT),
  testPair(A, C, 10_000n * UNIT, 10_000n * UNIT),
  testPair(B, C, 1_000n * UNIT, 1_000n * UNIT),
  testPair(C, D, 10_000n * UNIT, 10_000n * UNIT),
  testPair(B, D, 10_000n * UNIT, 10_000n * UNIT),
]

describe('best trade', () => {
  it.each([
    [UNIT / 10n, 3, 'T1-T2'],
    [3n * UNIT, 3, 'T1-T3-T2'],
    [400n * UNIT, 3, 'T1-T3-T4-T2'],
    [400n * UNIT, 2, 'T1-T3-T2'],
    [400n * UNIT, 1, 'T1-T2'],
  ] as const)('of %s over at most %s pairs is %s', (amount, maxHops, path) => {
    const trade = bestTradeExactIn(pairs, A, amount, B, maxHops)
    expect(symbols(trade?.route.path)).toBe(path)
    let held: bigint | undefined = amount
    trade?.route.pairs.forEach((pair, hop) => {
      held = getAmountOut(held ?? 0n, ...getReserves(pair, trade.route.path[hop] ?? A), FEE)
    })
    expect(trade).toMatchObject({ kind: 'exactIn', amountIn: amount, amountOut: held })
  })

  it.each([
    [UNIT / 10n, 3, 'T1-T2'],
    [3n * UNIT, 3, 'T1-T3-T2'],
    [300n * UNIT, 3, 'T1-T3-T4-T2'],
    [300n * UNIT, 2, 'T1-T3-T2'],
  ] as const)('for %s over at most %s pairs is %s', (amount, maxHops, path) => {
    const trade = bestTradeExactOut(pairs, A, B, amount, maxHops)
    expect(symbols(trade?.route.path)).toBe(path)
    let wanted: bigint | undefined = amount
    const { route } = trade ?? { route: { path: [], pairs: [] } }
    for (let hop = route.pairs.length - 1; hop >= 0; hop -= 1) {
      const [pair, from] = [route.pairs[hop], route.path[hop]]
      if (pair !== undefined && from !== undefined) wanted = getAmountIn(wanted ?? 0n, ...getReserves(pair, from), FEE)
    }
    expect(trade).toMatchObject({ kind: 'exactOut', amountIn: wanted, amountOut: amount })
  })

  it('prefers the shorter of two equal routes', () => {
    const coarse = [testPair(A, B, 10n, 10n), testPair(A, C, 10n, 10n), testPair(B, C, 10n, 10n * UNIT)]
    expect(symbols(bestTradeExactIn(coarse, A, 10_000n, B, MAX_HOPS)?.route.path)).toBe('T1-T2')
  })

  it('is undefined without a route, or with an empty, shallow or full pool', () => {
    const none = (found: readonly Pair[], amount = UNIT, to = B) => {
      expect(bestTradeExactIn(found, A, amount, to, MAX_HOPS)).toBeUndefined()
      expect(bestTradeExactOut(found, A, to, amount, MAX_HOPS)).toBeUndefined()
    }
    none([])
    none([testPair(C, D, UNIT, UNIT)])
    none([testPair(A, B, 0n, 0n)])
    none(pairs, 0n)
    none(pairs, 2n ** 256n)
    none(pairs, 2n ** 112n)
    none(pairs, UNIT, A)
    none(pairs, UNIT, E)
    expect(bestTradeExactIn([testPair(A, B, 10n ** 30n, 1_000n)], A, 1n, B, MAX_HOPS)).toBeUndefined()
    expect(bestTradeExactIn([testPair(A, B, MAX_RESERVE - 5n, MAX_RESERVE)], A, 6n, B, MAX_HOPS)).toBeUndefined()
    expect(bestTradeExactIn([testPair(A, B, MAX_RESERVE - 5n, MAX_RESERVE)], A, 5n, B, MAX_HOPS)?.amountOut).toBe(4n)
  })

  it('avoids a pair at its maximum reserve', () => {
    const full = [testPair(A, B, MAX_RESERVE, MAX_RESERVE), ...pairs.slice(1)]
    expect(symbols(bestTradeExactIn(full, A, UNIT, B, MAX_HOPS)?.route.path)).toBe('T1-T3-T2')
    expect(symbols(bestTradeExactOut(full, A, B, UNIT, MAX_HOPS)?.route.path)).toBe('T1-T3-T2')
  })

  it('ignores the case of addresses', () => {
    const upper = (token: Token): Token => ({ ...token, address: `0x${token.address.slice(2).toUpperCase()}` })
    const [low, high] = [testToken(0xabcdef), testToken(0xfedcba)]
    expect(
      bestTradeExactIn([testPair(low, high, UNIT, UNIT)], upper(high), 1_000n, upper(low), MAX_HOPS)?.amountOut,
    ).toBe(996n)
  })
})

describe('compared with @uniswap/v2-sdk', () => {
  const TOKENS = Array.from({ length: 6 }, (_, n) => testToken(n + 1))
  const sdkTokens = new Map(
    TOKENS.map(({ address, decimals, symbol }) => [address, new SdkToken(1, address, decimals, symbol)]),
  )
  const sdkToken = (token: Token) => sdkTokens.get(token.address) ?? new SdkToken(1, token.address, token.decimals)
  const amountOf = (token: Token, wei: bigint) => CurrencyAmount.fromRawAmount(sdkToken(token), String(wei))
  const OPTIONS = { maxNumResults: 1, maxHops: 3 }

  // From dust to the largest amount that these reserves allow.
  const reserve = fc
    .tuple(fc.bigInt({ min: 1n, max: 999n }), fc.integer({ min: 0, max: 29 }))
    .map(([digits, zeros]) => digits * 10n ** BigInt(zeros))
  const tokenPairs = TOKENS.flatMap((a, index) => TOKENS.slice(index + 1).map((b) => [a, b] as const))
  const market = fc
    .tuple(
      ...tokenPairs.map(([a, b]) =>
        fc
          .option(fc.tuple(reserve, reserve), { freq: 2, nil: undefined })
          .map((reserves) => reserves && testPair(a, b, ...reserves)),
      ),
    )
    .map((found) => found.filter((pair) => pair !== undefined))
  const amount = reserve.map((wei) => (wei % 10n ** 28n) + 1n)
  const slippage = fc.integer({ min: 0, max: 4999 })
  const sdkPairs = (found: readonly Pair[]) =>
    found.map((pair) => new SdkPair(amountOf(pair.token0, pair.reserve0), amountOf(pair.token1, pair.reserve1)))

  /** The SDK throws if a price does not fit into a uint256; such cases are skipped. */
  function told<T>(run: () => readonly T[]): T | undefined {
    let trades: readonly T[] = []
    try {
      trades = run()
    } catch {
      fc.pre(false)
    }
    return trades[0]
  }

  /** As in Uniswap's interface: the SDK's price impact less the fee. */
  function impactOf({ priceImpact, route }: SdkTrade<SdkToken, SdkToken, TradeType>): bigint {
    const kept = route.pairs.reduce((part) => part.multiply(new Percent(997, 1000)), new Percent(1))
    const impact = BigInt(priceImpact.subtract(new Percent(1).subtract(kept)).multiply(10_000).quotient.toString())
    return impact > 0n ? impact : 0n
  }

  /** The SDK may choose another one of two equal routes. */
  function expectSameImpact({ route, priceImpactBps }: Trade, theirs: SdkTrade<SdkToken, SdkToken, TradeType>): void {
    const isSameWay =
      route.path.map(({ address }) => address).join() === theirs.route.path.map(({ address }) => address).join()
    if (isSameWay) expect(priceImpactBps).toBe(impactOf(theirs))
  }

  it('an exact input has at least the same output', () => {
    fc.assert(
      fc.property(market, amount, slippage, (found, wei, bps) => {
        const ours = bestTradeExactIn(found, A, wei, B, MAX_HOPS)
        const theirs = told(() => SdkTrade.bestTradeExactIn(sdkPairs(found), amountOf(A, wei), sdkToken(B), OPTIONS))
        const theirOut = BigInt(theirs?.outputAmount.quotient.toString() ?? 0)
        expect(ours?.amountOut ?? 0n).toBe(theirOut)
        if (ours === undefined || theirs === undefined) return
        expect(theirs.tradeType).toBe(TradeType.EXACT_INPUT)
        expectSameImpact(ours, theirs)
        const least = theirs.minimumAmountOut(new Percent(bps, 10_000)).quotient
        expect(minimumReceived(ours, bps)).toBe(BigInt(least.toString()))
      }),
      { numRuns: 400 },
    )
  })

  it('an exact output has the same input, within one wei', () => {
    fc.assert(
      fc.property(market, amount, slippage, (found, wei, bps) => {
        const ours = bestTradeExactOut(found, A, B, wei, MAX_HOPS)
        const theirs = told(() => SdkTrade.bestTradeExactOut(sdkPairs(found), sdkToken(A), amountOf(B, wei), OPTIONS))
        const theirIn = theirs === undefined ? undefined : BigInt(theirs.inputAmount.quotient.toString())
        // The SDK also returns trades that exceed a pair's maximum reserve, and revert on the chain.
        if (theirIn !== undefined && ours === undefined) expect(theirIn + 10n ** 32n).toBeGreaterThan(MAX_RESERVE)
        else expect(ours?.amountIn).toBe(theirIn)
        if (ours === undefined || theirs === undefined) return
        expectSameImpact(ours, theirs)
        const most = BigInt(theirs.maximumAmountIn(new Percent(bps, 10_000)).quotient.toString())
        expect([most, most + 1n]).toContain(maximumSold(ours, bps))
      }),
      { numRuns: 400 },
    )
  })
})
