import type { Token } from '@/domain/token/token'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { isSameAddress } from '@/lib/hex'
import { getReserves, type Pair } from './pair'

/** The pairs that price one currency in another: a direct pair, or two through WCRO. */
export interface PriceRoute {
  /** One or two pairs in order, with current reserves. */
  readonly pools: readonly Pair[]
  /** The token between two pairs. */
  readonly via: Token | undefined
  readonly base: Token
  readonly quote: Token
}

/** Limits quotients, which would have eighty places. */
const DIGITS = 30

/** The spot price of a pair, without fee and price impact: units of the other token per whole `base`. */
export function getSpotPrice(pair: Pair, base: Token): Decimal {
  const [reserveBase, reserveQuote] = getReserves(pair, base)
  return toDecimal(reserveQuote, otherToken(pair, base).decimals)
    .div(toDecimal(reserveBase, base.decimals))
    .precision(DIGITS)
}

/** The spot price along a route. */
export function routePrice({ pools, base }: Pick<PriceRoute, 'pools' | 'base'>): Decimal {
  let from = base
  let price = new Decimal(1)
  for (const pair of pools) {
    price = price.times(getSpotPrice(pair, from)).precision(DIGITS)
    from = otherToken(pair, from)
  }
  return price
}

function otherToken({ token0, token1 }: Pair, token: Token): Token {
  return isSameAddress(token0.address, token.address) ? token1 : token0
}
