import { routePrice } from '@/domain/pair/priceRoute'
import { usePriceRoute } from '@/domain/pair/usePriceRoute'
import type { Currency } from '@/domain/token/currency'
import { getDollarToken } from '@/domain/token/token'
import { toDecimal } from '@/lib/amount'
import { valueOf } from '@/lib/loadable'
import { UsdFigure } from './UsdFigure'

export interface DollarValueProps {
  readonly currency: Currency
  /** Base units. */
  readonly wei: bigint
}

/** Approximate USD value of an amount at current pool prices; renders nothing without a price. */
export function DollarValue(props: DollarValueProps) {
  const dollar = getDollarToken()
  return dollar === undefined ? null : <ValueIn {...props} dollar={dollar} />
}

function ValueIn({ currency, wei, dollar: inTerms }: DollarValueProps & { readonly dollar: Currency }) {
  const way = valueOf(usePriceRoute(currency, inTerms))
  if (way === undefined || way === 'noPool') return null
  const amount = toDecimal(wei, currency.decimals)
  return <UsdFigure usd={way === 'same' ? amount : amount.times(routePrice(way))} />
}
