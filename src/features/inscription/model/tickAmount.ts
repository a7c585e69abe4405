import { formatAmount } from '@/lib/amount'

/** An amount with its ticker, such as "8,000 cros". */
export function formatTickAmount(amount: bigint, tick: string, locale: string): string {
  return `${formatAmount(amount, 0, { locale })} ${tick}`
}
