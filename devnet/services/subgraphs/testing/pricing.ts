import { BigDecimal, ratio, rounded, ZERO } from './bigDecimal.ts'
import type { Entity, Stores } from './entities.ts'

/** Inputs of the USD values. Addresses are lower-case. */
export interface ExchangeTerms {
  readonly factory: string
  readonly wcro: string
  /** Tokens worth one dollar. */
  readonly stables: readonly string[]
  /** Tokens whose pools are used for pricing, in order of preference. */
  readonly baseTokens: readonly string[]
  /** Swap fee as a fraction of the input. */
  readonly feePart: BigDecimal
}

/** Minimum reserve on the base token's side for a pool to be used for pricing. */
const MIN_LIQUIDITY_CRO = new BigDecimal(10)
const ONE = new BigDecimal(1)
const TWO = 2

/** Price of CRO in USD: average of the stablecoin pools, weighted by their CRO reserves. */
export function croPriceUsd(pairOf: PairLookup, { wcro, stables }: ExchangeTerms): BigDecimal {
  const sides = stables.flatMap((stable) => {
    const pair = pairOf(wcro, stable)
    return pair === undefined || pair.reserve0.isZero() || pair.reserve1.isZero() ? [] : [sidesOf(pair, wcro)]
  })
  const cro = sides.reduce((sum, { own }) => rounded(sum.plus(own)), ZERO)
  return sides.reduce(
    (sum, { own, other }) => rounded(sum.plus(rounded(ratio(other, own).times(ratio(own, cro))))),
    ZERO,
  )
}

export type PairLookup = (a: string, b: string) => Entity<'Pair'> | undefined

/** Price of a token in CRO: from its pool with the first base token that has enough liquidity. */
export function croPerToken(
  stores: Stores,
  pairOf: PairLookup,
  token: string,
  { wcro, baseTokens }: ExchangeTerms,
): BigDecimal {
  if (token === wcro) return ONE
  for (const base of baseTokens) {
    const pair = base === token ? undefined : pairOf(token, base)
    const baseCro = base === wcro ? ONE : (stores.Token.get(base)?.derivedCRO ?? ZERO)
    if (pair === undefined || baseCro.isZero()) continue
    const { own, other } = sidesOf(pair, token)
    if (rounded(other.times(baseCro)).gte(MIN_LIQUIDITY_CRO)) return rounded(ratio(other, own).times(baseCro))
  }
  return ZERO
}

interface Sides {
  readonly token0: Entity<'Token'>
  readonly token1: Entity<'Token'>
  readonly amount0: BigDecimal
  readonly amount1: BigDecimal
}

/** Tracked volume in USD: the mean of both sides, or the one side that is a base token; 0 if neither is one. */
export function trackedVolumeUsd(sides: Sides, terms: ExchangeTerms): BigDecimal {
  const { usd0, usd1, isBase0, isBase1 } = valued(sides, terms)
  if (isBase0 && isBase1) return rounded(rounded(usd0.plus(usd1)).div(TWO))
  if (isBase0) return usd0
  return isBase1 ? usd1 : ZERO
}

/** Tracked liquidity in USD: both sides, or twice the side that is a base token; 0 if neither is one. */
export function trackedLiquidityUsd(sides: Sides, terms: ExchangeTerms): BigDecimal {
  const { usd0, usd1, isBase0, isBase1 } = valued(sides, terms)
  if (isBase0 && isBase1) return rounded(usd0.plus(usd1))
  if (isBase0) return rounded(usd0.times(TWO))
  return isBase1 ? rounded(usd1.times(TWO)) : ZERO
}

function valued({ token0, token1, amount0, amount1 }: Sides, { baseTokens }: ExchangeTerms) {
  return {
    usd0: rounded(amount0.times(token0.derivedUSD)),
    usd1: rounded(amount1.times(token1.derivedUSD)),
    isBase0: baseTokens.includes(token0.id),
    isBase1: baseTokens.includes(token1.id),
  }
}

function sidesOf(pair: Entity<'Pair'>, token: string): { readonly own: BigDecimal; readonly other: BigDecimal } {
  return pair.token0 === token
    ? { own: pair.reserve0, other: pair.reserve1 }
    : { own: pair.reserve1, other: pair.reserve0 }
}
