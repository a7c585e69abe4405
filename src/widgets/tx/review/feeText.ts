import { formatAmount } from '@/lib/amount'

const SHOWN_DIGITS = 3
const NATIVE_DECIMALS = 18

/** A formatted fee, rounded up because it is a maximum. */
export function feeText(feeWei: bigint, locale: string): string {
  const step = 10n ** BigInt(Math.max(0, feeWei.toString().length - SHOWN_DIGITS))
  return formatAmount(((feeWei + step - 1n) / step) * step, NATIVE_DECIMALS, { locale })
}
