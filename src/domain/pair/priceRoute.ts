import type { Token } from '@/domain/token/token'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { isSameAddress } from '@/lib/hex'
import { getReserves, type Pair } from './pair'

/** The pairs that price one currency in another: their own, or one of each with wrapped CRO. */
export interface PriceRoute {
  /** One or two, from the first currency to the second; each with this block's reserves. */
  readonly pools: readonly Pair[]
  /** The token between two pools. */
  readonly via: Token | undefined
  readonly base: Token
  readonly quote: Token
}

/** More digits than anyone reads; quotients would have eighty places else. */
const DIGITS = 30

/** The spot price of a pair: whole units of the other token for one whole `base`. Without fee and price impact. */
export function getSpotPrice(pair: Pair, base: Token): Decimal {
  const [reserveBase, reserveQuote] = getReserves(pair, base)
  return toDecimal(reserveQuote, otherToken(pair, base).decimals)
    .div(toDecimal(reserveBase, base.decimals))
    .precision(DIGITS)
}

/** The spot price over the pairs of a route, from its base. */
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
