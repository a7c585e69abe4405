/** The longest text that an amount field takes. */
const MAX_AMOUNT_LENGTH = 79

const AMOUNT = /^\d*\.?\d*$/
const DIGITS = /^\d*$/
const PARSEABLE = /^(?:\d+\.?\d*|\.\d+)$/

/**
 * Text of an amount field to base units. Zeros behind the token's last decimal are no more decimals.
 * @returns undefined for text that is no amount, or has more decimals than the token
 */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  if (text.length > MAX_AMOUNT_LENGTH || !PARSEABLE.test(text)) return undefined
  const [whole = '', typedFraction = ''] = text.split('.')
  const fraction = typedFraction.length > decimals ? typedFraction.replace(/0+$/, '') : typedFraction
  if (fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** What an amount field holds after typing: digits and one separator, a comma becomes a dot, spaces go; else what it held. */
export function sanitizeAmountInput(previous: string, typed: string): string {
  const text = typed.replaceAll(',', '.').replace(/\s/g, '')
  return AMOUNT.test(text) && text.length <= MAX_AMOUNT_LENGTH ? text : previous
}

/** What a whole-number field holds after typing: digits only, as many as an amount may have; else what it held. */
export function sanitizeDigits(previous: string, typed: string): string {
  return DIGITS.test(typed) && typed.length <= MAX_AMOUNT_LENGTH ? typed : previous
}
