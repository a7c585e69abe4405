import type { Currency } from '@/domain/token/currency'
import { getDollarToken } from '@/domain/token/token'
import { UsdFigure } from './UsdFigure'
import { type CurrencyAmount, useDollarValue } from './useDollarValue'

export interface PairValueProps {
  /** What LP tokens stand for. */
  readonly a: CurrencyAmount
  readonly b: CurrencyAmount
}

/**
 * Approximate USD value of LP tokens. Both sides of a pool have the same value, so if one has no price the other counts
 * twice; renders nothing if neither has one.
 */
export function PairValue(props: PairValueProps) {
  const dollar = getDollarToken()
  return dollar === undefined ? null : <ValueIn {...props} dollar={dollar} />
}

function ValueIn({ a, b, dollar }: PairValueProps & { readonly dollar: Currency }) {
  const [usdA, usdB] = [useDollarValue(a, dollar), useDollarValue(b, dollar)]
  const usd = usdA === undefined || usdB === undefined ? (usdA ?? usdB)?.times(2) : usdA.plus(usdB)
  return usd && <UsdFigure usd={usd} />
}
