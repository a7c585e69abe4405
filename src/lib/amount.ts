import { Decimal } from './decimal'

/** The longest text that an amount field takes. */
export const MAX_AMOUNT_LENGTH = 79

const AMOUNT = /^\d*\.?\d*$/
const DIGITS = /^\d*$/
const PARSEABLE = /^(?:\d+\.?\d*|\.\d+)$/

/**
 * Typed text to base units. A comma is read as the separator.
 * @returns undefined for text that is no amount, or has more decimals than the token
 */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed.length > MAX_AMOUNT_LENGTH || !PARSEABLE.test(typed)) return undefined
  const [whole = '', fraction = ''] = typed.split('.')
  if (fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** Base units to their exact decimal number. */
export function toDecimal(wei: bigint, decimals: number): Decimal {
  return new Decimal(wei.toString()).shiftedBy(-decimals)
}

export interface AmountFormat {
  /** At most this many decimal places. */
  readonly places?: number
  /** At most this many significant digits; digits before the separator are always kept. */
  readonly significant?: number
  /** Groups digits and chooses the separator; without it the text is plain, as an amount field takes it. */
  readonly locale?: string
}

/** Base units to text, rounded towards zero, without trailing zeros. Never shows more than there is. */
export function formatAmount(wei: bigint, decimals: number, format: AmountFormat = {}): string {
  let value = toDecimal(wei, decimals)
  if (format.places !== undefined) value = value.decimalPlaces(format.places, Decimal.ROUND_DOWN)
  if (format.significant !== undefined && !value.isZero()) {
    const wholeDigits = Math.max(value.integerValue(Decimal.ROUND_DOWN).abs().toFixed().length, 1)
    const isBelowOne = value.abs().lt(1)
    value = value.precision(isBelowOne ? format.significant : Math.max(format.significant, wholeDigits), Decimal.ROUND_DOWN)
  }
  return format.locale === undefined ? value.toFixed() : localize(value.toFixed(), format.locale)
}

/** Groups and separates as the locale does; digit for digit, so that no float comes near the amount. */
function localize(plain: string, locale: string): string {
  const [whole = '0', fraction] = plain.split('.')
  const grouped = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(BigInt(whole))
  const sign = whole === '-0' ? '-' : ''
  return fraction === undefined ? grouped : `${sign}${grouped}${decimalSeparator(locale)}${fraction}`
}

const separators = new Map<string, string>()

function decimalSeparator(locale: string): string {
  let separator = separators.get(locale)
  if (separator === undefined) {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5)
    separator = parts.find((part) => part.type === 'decimal')?.value ?? '.'
    separators.set(locale, separator)
  }
  return separator
}

/** What an amount field holds after typing: digits and one separator, a comma becomes a dot; else what it held. */
export function sanitizeAmountInput(previous: string, typed: string): string {
  const text = typed.replace(/,/g, '.')
  return AMOUNT.test(text) && text.length <= MAX_AMOUNT_LENGTH ? text : previous
}

/** What a whole-number field holds after typing: digits only; else what it held. */
export function sanitizeDigits(previous: string, typed: string): string {
  return DIGITS.test(typed) ? typed : previous
}
