import { Decimal } from './decimal'

/** The longest text that an amount field takes. */
const MAX_AMOUNT_LENGTH = 79

const DEFAULT_LOCALE = 'en-US'
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

/** Base units to their exact decimal number. */
export function toDecimal(wei: bigint, decimals: number): Decimal {
  return new Decimal(wei.toString()).shiftedBy(-decimals)
}

/** Base units to the exact text that an amount field takes: every digit, no grouping. */
export function toAmountText(wei: bigint, decimals: number): string {
  return toDecimal(wei, decimals).toFixed()
}

export interface AmountFormat {
  /** At most this many decimal places. */
  readonly places?: number
  /** At most this many significant digits; digits before the separator are always kept. */
  readonly significant?: number
  /** Groups digits and chooses the separator. */
  readonly locale?: string
}

/** Base units to text for reading, rounded towards zero, without trailing zeros. Never shows more than there is. */
export function formatAmount(wei: bigint, decimals: number, format: AmountFormat = {}): string {
  return formatDecimal(toDecimal(wei, decimals), format)
}

/** A decimal number as `formatAmount` writes amounts. */
export function formatDecimal(number: Decimal, format: AmountFormat = {}): string {
  let value = number
  if (format.places !== undefined) value = value.decimalPlaces(format.places, Decimal.ROUND_DOWN)
  if (format.significant !== undefined) value = significantDigits(value, format.significant)
  return localize(value.toFixed(), format.locale ?? DEFAULT_LOCALE)
}

function significantDigits(value: Decimal, digits: number): Decimal {
  const wholeDigits = value.abs().lt(1) ? 0 : value.integerValue(Decimal.ROUND_DOWN).abs().toFixed().length
  return value.precision(Math.max(digits, wholeDigits), Decimal.ROUND_DOWN)
}

/** Groups and separates as the locale does; digit for digit, so that no float comes near the amount. */
function localize(plain: string, locale: string): string {
  const [whole = '0', fraction] = plain.split('.')
  const grouped = numberFormat(locale).format(BigInt(whole))
  // BigInt has no minus zero: the sign of -0.5 is put back.
  const sign = whole === '-0' ? '-' : ''
  return fraction === undefined ? grouped : `${sign}${grouped}${decimalSeparator(locale)}${fraction}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than a hundred uses of it. */
function numberFormat(locale: string): Intl.NumberFormat {
  let format = formats.get(locale)
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    formats.set(locale, format)
  }
  return format
}

/** Makes ready what writes the numbers of a language. */
export function prepareNumbers(locale: string): void {
  decimalSeparator(locale)
}

const separators = new Map<string, string>()

/** What parts the decimals in a language. */
export function decimalSeparator(locale: string): string {
  let separator = separators.get(locale)
  if (separator === undefined) {
    const parts = numberFormat(locale).formatToParts(1.5)
    separator = parts.find((part) => part.type === 'decimal')?.value ?? '.'
    separators.set(locale, separator)
  }
  return separator
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
