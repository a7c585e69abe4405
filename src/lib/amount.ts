import type { BigNumber } from 'bignumber.js'
import { Decimal } from './decimal'

const DEFAULT_LOCALE = 'en-US'
/** A smaller amount is only said to be smaller. */
export const SMALL = new Decimal('0.000001')

/** Base units to their exact decimal number. */
export function toDecimal(wei: bigint, decimals: number): Decimal {
  return new Decimal(wei.toString()).shiftedBy(-decimals)
}

/** Base units to the exact text that an amount field takes: every digit, no grouping. */
export function toAmountText(wei: bigint, decimals: number): string {
  return toDecimal(wei, decimals).toFixed()
}

/**
 * Base units to the text of an amount field that follows another one: so many significant digits, all whole ones kept.
 * Rounded against the user, so that it never looks better than it is: 'up' what is paid, 'down' what is received.
 */
export function toEstimateText(wei: bigint, decimals: number, digits: number, rounding: 'up' | 'down'): string {
  const value = toDecimal(wei, decimals)
  const wholeDigits = value.lt(1) ? 0 : value.integerValue(Decimal.ROUND_DOWN).toFixed().length
  return value.precision(Math.max(digits, wholeDigits), ROUNDINGS[rounding]).toFixed()
}

export interface AmountFormat {
  /** At most this many decimal places. */
  readonly places?: number
  /** At most this many significant digits; digits before the separator are always kept. */
  readonly significant?: number
  /** At least this many decimal places, with zeros where there are fewer. */
  readonly minPlaces?: number
  /** Half-even where it is not said: 'up' and 'down' for what must not look better than it is. */
  readonly rounding?: 'up' | 'down'
  /** Groups digits and chooses the separator. */
  readonly locale?: string
}

const ROUNDINGS = { up: Decimal.ROUND_UP, down: Decimal.ROUND_DOWN } as const
const MINUS = '−'

/**
 * Base units to text for reading, without trailing zeros. With `significant` what is smaller than a millionth is
 * '<0.000001', with its sign: its digits tell nobody anything.
 */
export function formatAmount(wei: bigint, decimals: number, format: AmountFormat = {}): string {
  const value = toDecimal(wei, decimals)
  return format.significant !== undefined && isBelow(value, SMALL)
    ? writeBelow(SMALL, value, format)
    : formatDecimal(value, format)
}

/** A decimal number as `formatAmount` writes amounts, but with the digits of a small one: prices may be tiny. What its places would round to 0 is said to be below them. */
export function formatDecimal(number: Decimal, format: AmountFormat = {}): string {
  const rounding = format.rounding === undefined ? Decimal.ROUND_HALF_EVEN : ROUNDINGS[format.rounding]
  let value = number
  if (format.places !== undefined) value = value.decimalPlaces(format.places, rounding)
  if (format.significant !== undefined) value = significantDigits(value, format.significant, rounding)
  if (value.isZero() && !number.isZero())
    return writeBelow(new Decimal(1).shiftedBy(-(format.places ?? 0)), number, format)
  return writeSigned(value, format)
}

/** Whether a number is something, and of either sign less than `least`. */
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

/** Groups and separates as the locale does; digit for digit, so that no float comes near the amount. */
function writeSigned(value: Decimal, { locale = DEFAULT_LOCALE, minPlaces = 0 }: AmountFormat): string {
  const { format, point } = numbersOf(locale)
  const [whole = '0', fraction = ''] = value.abs().toFixed().split('.')
  const sign = value.isNegative() && !value.isZero() ? MINUS : ''
  const places = fraction.padEnd(minPlaces, '0')
  return sign + format.format(BigInt(whole)) + (places === '' ? '' : point + places)
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
