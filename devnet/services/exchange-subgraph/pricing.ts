import { BigDecimal, ratio, rounded, ZERO } from './bigDecimal.ts'
import type { Entity, Stores } from './entities.ts'

/** What the figures in dollars rest on. Addresses are in lower case. */
export interface ExchangeTerms {
  readonly factory: string
  readonly wcro: string
  /** Tokens that are worth a dollar. */
  readonly stables: readonly string[]
  /** Tokens whose pools price others, the first first. */
  readonly baseTokens: readonly string[]
  /** What a pool keeps of an input, as a part. */
  readonly feePart: BigDecimal
}

/** A pool with less on the side of the base token prices nothing. */
const MIN_LIQUIDITY_CRO = new BigDecimal(10)
const ONE = new BigDecimal(1)
const TWO = 2

/** Dollars for a CRO: by the pools of CRO and dollars, each weighted by the CRO in it. */
export function croPriceUsd(pairOf: PairLookup, { wcro, stables }: ExchangeTerms): BigDecimal {
  const sides = stables.flatMap((stable) => {
    const pair = pairOf(wcro, stable)
    return pair === undefined || pair.reserve0.isZero() || pair.reserve1.isZero() ? [] : [sidesOf(pair, wcro)]
  })
  const cro = sides.reduce((sum, { own }) => sum.plus(own), ZERO)
  const weighted = sides.reduce((sum, { own, other }) => sum.plus(ratio(other, own).times(ratio(own, cro))), ZERO)
  return rounded(weighted)
}

export type PairLookup = (a: string, b: string) => Entity<'Pair'> | undefined

/** CRO for a token: by its pool with the first base token that has enough in it. */
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
    if (other.times(baseCro).gte(MIN_LIQUIDITY_CRO)) return rounded(ratio(other, own).times(baseCro))
  }
  return ZERO
}

interface Sides {
  readonly token0: Entity<'Token'>
  readonly token1: Entity<'Token'>
  readonly amount0: BigDecimal
  readonly amount1: BigDecimal
}

/** Dollars of a trade that base tokens vouch for: the middle of both sides, or the one side; zero where neither is one. */
export function trackedVolumeUsd(sides: Sides, terms: ExchangeTerms): BigDecimal {
  const { usd0, usd1, isBase0, isBase1 } = valued(sides, terms)
  if (isBase0 && isBase1) return rounded(usd0.plus(usd1).div(TWO))
  if (isBase0) return usd0
  return isBase1 ? usd1 : ZERO
}

/** Dollars of a pool that base tokens vouch for: of both sides, or twice the one side; zero where neither is one. */
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
