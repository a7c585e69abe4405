import type { Decimal } from '@/lib/decimal'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { figureView, type ValuedView } from '@/lib/figureView'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import { valueAmount } from './valuedAmount'

/**
 * The value of an amount in USD; undefined without a price.
 * @param amount base units
 * @param price USD per whole token
 */
export function usdOf(
  amount: Loadable<bigint>,
  price: Loadable<Decimal | undefined>,
  decimals: number,
): Loadable<Decimal | undefined> {
  return mapLoadable(combineLoadables([amount, price]), ([wei, each]) => valueAmount(wei, decimals, each).usd)
}

export interface ValuedViewFacts {
  /** Base units. */
  readonly amount: Loadable<bigint>
  /** USD per whole token. */
  readonly price: Loadable<Decimal | undefined>
  readonly currency: { readonly symbol: string; readonly decimals: number }
  readonly locale: string
  /** Significant digits of the amount. */
  readonly digits?: number | undefined
}

/** An amount of a currency with its value, as shown. */
export function valuedView({ amount, price, currency, locale, digits }: ValuedViewFacts): ValuedView {
  const { symbol, decimals } = currency
  return {
    amount: figureView(amount, (wei) => formatToken(wei, decimals, symbol, locale, digits)),
    usd: figureView(usdOf(amount, price, decimals), (usd) => usd && formatUsd(usd, locale)),
  }
}
