import { Decimal } from './decimal'

const DEFAULT_LOCALE = 'en-US'
const SMALL = new Decimal('0.000001')
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

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

/**
 * Base units to text for reading, rounded towards zero, without trailing zeros. Never shows more than there is. With
 * `significant` dust of either sign is '<0.000001', as its digits tell nobody anything.
 */
export function formatAmount(wei: bigint, decimals: number, format: AmountFormat = {}): string {
  // What arithmetic leaves over: a vault rounds its shares off by no more base units.
  const isDust = format.significant !== undefined && decimals > 8 && wei !== 0n && wei < 1_000n && wei > -1_000n
  return isDust ? `<${formatDecimal(SMALL, format)}` : formatDecimal(toDecimal(wei, decimals), format)
}

/** A decimal number as `formatAmount` writes amounts. With `significant` a small one has a power of ten: 1.2×10⁻⁹. */
export function formatDecimal(number: Decimal, format: AmountFormat = {}): string {
  let value = number
  if (format.places !== undefined) value = value.decimalPlaces(format.places, Decimal.ROUND_DOWN)
  if (format.significant !== undefined) value = significantDigits(value, format.significant)
  // The power of a small number's first digit, as a row of zeros is miscounted.
  const power = format.significant !== undefined && value.abs().lt(SMALL) ? -(value.e ?? 0) : 0
  const text = localize(value.shiftedBy(power).toFixed(), format.locale ?? DEFAULT_LOCALE)
  return power === 0 ? text : `${text}×10⁻${String(power).replace(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit)))}`
}

function significantDigits(value: Decimal, digits: number): Decimal {
  const wholeDigits = (value.e ?? 0) + 1
  return value.precision(Math.max(digits, wholeDigits), Decimal.ROUND_DOWN)
}

/** Groups and separates as the locale does; digit for digit, so that no float comes near the amount. */
function localize(plain: string, locale: string): string {
  const [whole = '0', fraction] = plain.split('.')
  const { format, point } = numbersOf(locale)
  const grouped = format.format(BigInt(whole))
  // BigInt has no minus zero: the sign of -0.5 is put back.
  const sign = whole === '-0' ? '-' : ''
  return fraction === undefined ? grouped : sign + grouped + point + fraction
}

interface Numbers {
  readonly format: Intl.NumberFormat
  /** What parts the decimals. */
  readonly point: string
}

const numbers = new Map<string, Numbers>()

/** How a language writes numbers. Making that ready takes longer than a hundred uses of it. */
function numbersOf(locale: string): Numbers {
  let known = numbers.get(locale)
  if (known === undefined) {
    const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    known = { format, point: format.format(1.5).charAt(1) }
    numbers.set(locale, known)
  }
  return known
}

/** Makes ready what writes the numbers of a language. */
export function prepareNumbers(locale: string): void {
  numbersOf(locale)
}

/** What parts the decimals in a language. */
export function decimalSeparator(locale: string): string {
  return numbersOf(locale).point
}
