import { BigDecimal } from '@graphprotocol/graph-ts'
import { Pair, PairLookup, Token } from '../generated/schema'
import { ONE, ratio, TWO, ZERO } from './numbers'
import { Terms } from './terms'

/** Minimum reserve on the base token's side, in CRO, for a pool to be used for pricing. */
const MIN_LIQUIDITY_CRO = BigDecimal.fromString('10')

export function lookupId(token0: string, token1: string): string {
  return token0 + '-' + token1
}

function findPair(a: string, b: string): Pair | null {
  let lookup = PairLookup.load(lookupId(a, b))
  if (lookup === null) lookup = PairLookup.load(lookupId(b, a))
  return lookup === null ? null : Pair.load(lookup.pair)
}

/** Reserve of one of the pair's tokens. */
function reserveOf(pair: Pair, token: string): BigDecimal {
  return pair.token0 == token ? pair.reserve0 : pair.reserve1
}

/** Reserve of the other token. */
function reserveBeside(pair: Pair, token: string): BigDecimal {
  return pair.token0 == token ? pair.reserve1 : pair.reserve0
}

/** Price of CRO in USD: average of the stablecoin pools, weighted by their CRO reserves. */
export function croPriceUsd(terms: Terms): BigDecimal {
  const pairs: Pair[] = []
  let totalCro = ZERO
  for (let index = 0; index < terms.stables.length; index++) {
    const pair = findPair(terms.wcro, terms.stables[index])
    if (pair === null) continue
    if (pair.reserve0.equals(ZERO) || pair.reserve1.equals(ZERO)) continue
    pairs.push(pair)
    totalCro = totalCro.plus(reserveOf(pair, terms.wcro))
  }
  let price = ZERO
  for (let index = 0; index < pairs.length; index++) {
    const cro = reserveOf(pairs[index], terms.wcro)
    price = price.plus(ratio(reserveBeside(pairs[index], terms.wcro), cro).times(ratio(cro, totalCro)))
  }
  return price
}

/** Price of a token in CRO: from its pool with the first base token that has enough liquidity. */
export function croPerToken(token: string, terms: Terms): BigDecimal {
  if (token == terms.wcro) return ONE
  for (let index = 0; index < terms.baseTokens.length; index++) {
    const base = terms.baseTokens[index]
    if (base == token) continue
    const pair = findPair(token, base)
    if (pair === null) continue
    const baseCro = croOf(base, terms)
    const reserve = reserveBeside(pair, token)
    if (baseCro.equals(ZERO) || reserve.times(baseCro).lt(MIN_LIQUIDITY_CRO)) continue
    return ratio(reserve, reserveOf(pair, token)).times(baseCro)
  }
  return ZERO
}

function croOf(base: string, terms: Terms): BigDecimal {
  if (base == terms.wcro) return ONE
  const token = Token.load(base)
  return token === null ? ZERO : token.derivedCRO
}

/** Tracked volume in USD: the mean of both sides, or the one side that is a base token; 0 if neither is one. */
export function trackedVolumeUsd(
  token0: Token,
  amount0: BigDecimal,
  token1: Token,
  amount1: BigDecimal,
  terms: Terms,
): BigDecimal {
  const usd0 = amount0.times(token0.derivedUSD)
  const usd1 = amount1.times(token1.derivedUSD)
  const isBase0 = terms.isBase(token0.id)
  const isBase1 = terms.isBase(token1.id)
  if (isBase0 && isBase1) return usd0.plus(usd1).div(TWO)
  if (isBase0) return usd0
  return isBase1 ? usd1 : ZERO
}

/** Tracked liquidity in USD: both sides, or twice the side that is a base token; 0 if neither is one. */
export function trackedLiquidityUsd(pair: Pair, token0: Token, token1: Token, terms: Terms): BigDecimal {
  const usd0 = pair.reserve0.times(token0.derivedUSD)
  const usd1 = pair.reserve1.times(token1.derivedUSD)
  const isBase0 = terms.isBase(token0.id)
  const isBase1 = terms.isBase(token1.id)
  if (isBase0 && isBase1) return usd0.plus(usd1)
  if (isBase0) return usd0.times(TWO)
  return isBase1 ? usd1.times(TWO) : ZERO
}
