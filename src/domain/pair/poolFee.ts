import { Decimal } from '@/lib/decimal'
import type { Fee } from './pair'

/** What a pool keeps of each swap, in per cent, as it is written. */
export function poolFeePercent({ numerator, denominator }: Fee): string {
  return new Decimal((denominator - numerator).toString())
    .times(100)
    .div(denominator.toString())
    .decimalPlaces(4)
    .toFixed()
}
