import type { Currency } from '@/domain/token/currency'
import { getDollarToken } from '@/domain/token/token'
import { UsdFigure } from './UsdFigure'
import { type CurrencyAmount, useDollarValue } from './useDollarValue'

/** Approximate USD value of an amount at current pool prices; renders nothing without a price. */
export function DollarValue(amount: CurrencyAmount) {
  const dollar = getDollarToken()
  return dollar === undefined ? null : <ValueIn {...amount} dollar={dollar} />
}

function ValueIn({ dollar, ...amount }: CurrencyAmount & { readonly dollar: Currency }) {
  const usd = useDollarValue(amount, dollar)
  return usd && <UsdFigure usd={usd} />
}
