import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { type Loadable, valueOf } from '@/lib/loadable'
import { UsdFigure } from './UsdFigure'

export interface AmountUsdProps {
  /** Base units; undefined while nothing is typed. */
  readonly wei: bigint | undefined
  readonly decimals: number
  /** USD per token. */
  readonly price: Loadable<Decimal | undefined>
}

/** `worth` of an amount field at a known price; nothing without a price. */
export function AmountUsd({ wei, decimals, price }: AmountUsdProps) {
  const usd = valueOf(price)
  return wei === undefined || usd === undefined ? null : <UsdFigure usd={usd.times(toDecimal(wei, decimals))} />
}
