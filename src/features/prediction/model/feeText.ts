import { formatDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'

const BPS_PER_PERCENT = 100

/** A fee in per cent, without the sign. */
export function feeText(feeBps: bigint, locale: string): string {
  return formatDecimal(new Decimal(feeBps.toString()).div(BPS_PER_PERCENT), { locale })
}
