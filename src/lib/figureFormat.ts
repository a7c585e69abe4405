import { type AmountFormat, formatAmount, formatDecimal, isBelow, SMALL } from './amount'
import { Decimal } from './decimal'
import type { FigureText } from './figureView'

const FULL_PLACES = 8
const RATE_PLACES = 2
const CENT_PLACES = 2
const ONE = new Decimal(1)
// Smaller values would round to 1,000M or 1,000K.
const LEAST_AS_MILLIONS = 999_999.5
const LEAST_AS_BILLIONS = 999_995_000
/** In per cent; higher rates are capped. */
const RATE_CAP_PERCENT = 1e11
const RATE_CAP_TEXT = '+99,999,999,999'

/** Two decimal places, or two significant digits below 0.01. */
function writeShort(value: Decimal, locale: string): string {
  if (isBelow(value, SMALL)) return `<${formatDecimal(SMALL, { locale })}`
  return formatDecimal(value, value.abs().lt('0.01') ? { significant: 2, locale } : { places: RATE_PLACES, locale })
}

/** Dollars and cents; three significant digits below 1. */
export function formatUsd(usd: Decimal, locale: string): FigureText {
  const text = writeUsd(usd, 3, locale)
  return { text, full: isBelow(usd, ONE) ? writeUsd(usd, FULL_PLACES, locale) : text }
}

function writeUsd(usd: Decimal, significant: number, locale: string): string {
  const size = usd.abs()
  const sign = usd.isNegative() && !usd.isZero() ? '−' : ''
  if (isBelow(usd, SMALL)) return `${sign}<$${formatDecimal(SMALL, { locale })}`
  const digits = isBelow(usd, ONE) ? { significant } : { places: CENT_PLACES }
  return `${sign}$${formatDecimal(size, { ...digits, minPlaces: CENT_PLACES, locale })}`
}

/** Dollars for dense lists: no cents above 10,000, then millions and billions. */
export function formatUsdCompact(usd: Decimal, locale: string): FigureText {
  const { text, full } = formatUsd(usd, locale)
  const writeIn = (unit: number, letter: string) => ({
    text: `$${formatDecimal(usd.div(unit), { places: CENT_PLACES, minPlaces: CENT_PLACES, locale })}${letter}`,
    full,
  })
  if (usd.gte(LEAST_AS_BILLIONS)) return writeIn(1e9, 'B')
  if (usd.gte(LEAST_AS_MILLIONS)) return writeIn(1e6, 'M')
  return { text: usd.gte(10_000) ? `$${formatDecimal(usd, { places: 0, locale })}` : text, full }
}

/** Rates from 1,000 % on have no decimals. */
function isWide(percent: Decimal): boolean {
  return percent.abs().decimalPlaces(RATE_PLACES, Decimal.ROUND_HALF_EVEN).gte(1_000)
}

/** Formats a rate (1 = 100 %) in per cent. Above 1e11 % it is shown as '+99,999,999,999'. */
export function formatRate(rate: Decimal, locale: string): FigureText {
  const percent = rate.times(100)
  if (percent.gt(RATE_CAP_PERCENT)) return { text: RATE_CAP_TEXT, full: `${RATE_CAP_TEXT} %`, unit: '%' }
  const text = isWide(percent) ? formatDecimal(percent, { places: 0, locale }) : writeShort(percent, locale)
  return { text, full: `${formatDecimal(percent, { places: FULL_PLACES, locale })} %`, unit: '%' }
}

/** Formats a rate with two decimals, which aligns columns; 0 stays '0'. */
export function formatApy(rate: Decimal, locale: string): FigureText {
  const figure = formatRate(rate, locale)
  const percent = rate.times(100)
  if (percent.abs().lt('0.01') || isWide(percent)) return figure
  return { ...figure, text: formatDecimal(percent, { places: RATE_PLACES, minPlaces: RATE_PLACES, locale }) }
}

/** A token amount. @param significant digits shown: 4 in lists, 6 for a balance */
export function formatToken(
  wei: bigint,
  decimals: number,
  symbol: string,
  locale: string,
  significant = 6,
  rounding?: AmountFormat['rounding'],
): FigureText {
  return {
    text: formatAmount(wei, decimals, { significant, locale, ...(rounding && { rounding }) }),
    full: `${formatAmount(wei, decimals, { locale })} ${symbol}`,
    unit: symbol,
  }
}

/** An amount paid, rounded up. */
export function formatPaid(wei: bigint, decimals: number, symbol: string, locale: string, significant = 6): FigureText {
  return formatToken(wei, decimals, symbol, locale, significant, 'up')
}

/** An amount received, rounded down. */
export function formatReceived(
  wei: bigint,
  decimals: number,
  symbol: string,
  locale: string,
  significant = 6,
): FigureText {
  return formatToken(wei, decimals, symbol, locale, significant, 'down')
}
