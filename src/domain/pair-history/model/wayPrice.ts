import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { isSameAddress } from '@/lib/hex'
import type { PriceWay } from '../usePriceWay'

/** More digits than anyone reads; quotients would have eighty places else. */
const DIGITS = 30

/** What one whole token is worth in the other one, at the reserves of the pools between them: without fees and price impact. */
export function wayPrice({ pools, base }: Pick<PriceWay, 'pools' | 'base'>): Decimal {
  let from = base
  let price = new Decimal(1)
  for (const { token0, token1, reserve0, reserve1 } of pools) {
    const isToken0 = isSameAddress(token0.address, from.address)
    const [to, reserveFrom, reserveTo] = isToken0 ? [token1, reserve0, reserve1] : [token0, reserve1, reserve0]
    price = price.times(toDecimal(reserveTo, to.decimals)).div(toDecimal(reserveFrom, from.decimals)).precision(DIGITS)
    from = to
  }
  return price
}
