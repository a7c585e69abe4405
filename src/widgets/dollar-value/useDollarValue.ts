import { routePrice } from '@/domain/pair/priceRoute'
import { usePriceRoute } from '@/domain/pair/usePriceRoute'
import type { Currency } from '@/domain/token/currency'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { valueOf } from '@/lib/loadable'

export interface CurrencyAmount {
  readonly currency: Currency
  /** Base units. */
  readonly wei: bigint
}

/** Approximate USD value of an amount at current pool prices; undefined without a price. */
export function useDollarValue({ currency, wei }: CurrencyAmount, dollar: Currency): Decimal | undefined {
  const route = valueOf(usePriceRoute(currency, dollar))
  if (route === undefined || route === 'noPool') return undefined
  const amount = toDecimal(wei, currency.decimals)
  return route === 'same' ? amount : amount.times(routePrice(route))
}
