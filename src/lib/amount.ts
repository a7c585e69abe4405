import type { BigNumber } from 'bignumber.js'
import { Decimal } from './decimal'

const DEFAULT_LOCALE = 'en-US'
/** Smaller amounts are shown as '<0.000001'. */
export const SMALL = new Decimal('0.000001')

/** Converts base units to their exact decimal number. */
export function toDecimal(wei: bigint, decimals: number): Decimal {
  return new Decimal(wei.toString()).shiftedBy(-decimals)
}

/** Base units as the exact text of an amount field: all digits, no grouping. */
export function toAmountText(wei: bigint, decimals: number): string {
  return toDecimal(wei, decimals).toFixed()
}

/**
 * Base units as the text of a derived amount field, with a limited number of significant digits; whole digits are kept.
 * Rounded against the user: 'up' for amounts paid, 'down' for amounts received.
 */
export function toEstimateText(wei: bigint, decimals: number, digits: number, rounding: 'up' | 'down'): string {
  const value = toDecimal(wei, decimals)
  const wholeDigits = value.lt(1) ? 0 : value.integerValue(Decimal.ROUND_DOWN).toFixed().length
  return value.precision(Math.max(digits, wholeDigits), ROUNDINGS[rounding]).toFixed()
}

export interface AmountFormat {
  /** Maximum decimal places. */
  readonly places?: number
  /** Maximum significant digits; whole digits are always kept. */
  readonly significant?: number
  /** Minimum decimal places, padded with zeros. */
  readonly minPlaces?: number
  /** Half-even by default; 'up' and 'down' for amounts that must not look better than they are. */
  readonly rounding?: 'up' | 'down'
  /** Decides grouping and decimal separator. */
  readonly locale?: string
}

const ROUNDINGS = { up: Decimal.ROUND_UP, down: Decimal.ROUND_DOWN } as const
const MINUS = '−'

/**
 * Formats base units without trailing zeros. With `significant`, amounts below a millionth are shown as '<0.000001',
 * with their sign.
 */
export function formatAmount(wei: bigint, decimals: number, format: AmountFormat = {}): string {
  const value = toDecimal(wei, decimals)
  return format.significant !== undefined && isBelow(value, SMALL)
    ? writeBelow(SMALL, value, format)
    : formatDecimal(value, format)
}

/**
 * Formats a decimal number like `formatAmount`, but keeps the digits of small numbers, because prices may be tiny. A
 * number that `places` would round to 0 is shown as below the last place.
 */
export function formatDecimal(number: Decimal, format: AmountFormat = {}): string {
  const rounding = format.rounding === undefined ? Decimal.ROUND_HALF_EVEN : ROUNDINGS[format.rounding]
  let value = number
  if (format.places !== undefined) value = value.decimalPlaces(format.places, rounding)
  if (format.significant !== undefined) value = significantDigits(value, format.significant, rounding)
  if (value.isZero() && !number.isZero())
    return writeBelow(new Decimal(1).shiftedBy(-(format.places ?? 0)), number, format)
  return writeSigned(value, format)
}

/** Whether a number is not 0 and its absolute value is below `least`. */
export function isBelow(number: Decimal, least: Decimal): boolean {
  return !number.isZero() && number.abs().lt(least)
}

function writeBelow(least: Decimal, { s: sign }: Decimal, format: AmountFormat): string {
  return `${sign === -1 ? MINUS : ''}<${writeSigned(least, format)}`
}

function significantDigits(value: Decimal, digits: number, rounding: BigNumber.RoundingMode): Decimal {
  const wholeDigits = (value.e ?? 0) + 1
  return value.precision(Math.max(digits, wholeDigits), rounding)
}

/** Applies the locale's grouping and separator to the exact digits, without a float. */
function writeSigned(value: Decimal, { locale = DEFAULT_LOCALE, minPlaces = 0 }: AmountFormat): string {
  const { format, point } = numbersOf(locale)
  const [whole = '0', fraction = ''] = value.abs().toFixed().split('.')
  const sign = value.isNegative() && !value.isZero() ? MINUS : ''
  const places = fraction.padEnd(minPlaces, '0')
  return sign + format.format(BigInt(whole)) + (places === '' ? '' : point + places)
}

interface Numbers {
  readonly format: Intl.NumberFormat
  /** Decimal separator. */
  readonly point: string
}

const numbers = new Map<string, Numbers>()

/** Cached, because creating an Intl.NumberFormat costs more than a hundred uses. */
function numbersOf(locale: string): Numbers {
  let known = numbers.get(locale)
  if (known === undefined) {
    const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    known = { format, point: format.format(1.5).charAt(1) }
    numbers.set(locale, known)
  }
  return known
}

/** A whole number with its thousands grouped. */
export function formatCount(count: number, locale: string): string {
  return numbersOf(locale).format.format(count)
}

/** Creates the locale's number format ahead of its first use. */
export function prepareNumbers(locale: string): void {
  numbersOf(locale)
}
