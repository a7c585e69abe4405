import { formatAmount } from '@/lib/amount'

/** A block number as text. */
export function blockText(block: number | bigint, locale: string): string {
  return formatAmount(BigInt(block), 0, { locale })
}
