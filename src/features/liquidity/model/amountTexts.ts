import { formatAmount, toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'

const SHOWN_DIGITS = 8

/**
 * An amount as a field shows it where it follows another one: eight digits, whole digits kept. What is paid is rounded up, what is received down.
 * Empty for none. What is sent is the amount itself, never this text.
 */
export function shownAmount(wei: bigint | undefined, decimals: number, flow: 'paid' | 'received'): string {
  if (wei === undefined) return ''
  const amount = toDecimal(wei, decimals)
  const whole = amount.lt(1) ? 0 : amount.integerValue(Decimal.ROUND_DOWN).toFixed().length
  return amount
    .precision(Math.max(SHOWN_DIGITS, whole), flow === 'paid' ? Decimal.ROUND_UP : Decimal.ROUND_DOWN)
    .toFixed()
}

/** A slippage in per cent, without its sign. @param slippageBps hundredths of a per cent */
export function slippageText(slippageBps: number, locale: string): string {
  return formatAmount(BigInt(slippageBps), 2, { locale })
}
