import { decimalSeparator, formatAmount, formatDecimal } from './amount'
import type { Decimal } from './decimal'
import type { FigureText } from './figureView'

const FULL_PLACES = 8
const RATE_PLACES = 2
const MILLION = 1e6
const BILLION = 1e9
/** In per cent; above it the text says only that it is more. */
const RATE_CAP_PERCENT = 1e11
const RATE_CAP_TEXT = '+99,999,999,999'

/** Two places, or two digits of what is smaller than those. */
function writeShort(value: Decimal, locale: string): string {
  return formatDecimal(value, value.abs().lt('0.01') ? { significant: 2, locale } : { places: RATE_PLACES, locale })
}

/** Dollars: three digits below 1, whole above 10,000, in millions and billions above those. Rounded towards zero. */
export function formatUsd(usd: Decimal, locale: string): FigureText {
  const full = `$${formatDecimal(usd, { places: FULL_PLACES, locale })}`
  if (usd.gte(BILLION)) return { text: `$${writeShort(usd.div(BILLION), locale)}B`, full }
  if (usd.gte(MILLION)) return { text: `$${writeShort(usd.div(MILLION), locale)}M`, full }
  if (usd.lt(1)) return { text: `$${formatDecimal(usd, { significant: 3, locale })}`, full }
  return { text: `$${usd.gte(10_000) ? formatDecimal(usd, { places: 0, locale }) : writeShort(usd, locale)}`, full }
}

/** A rate (1 = 100 %) as a number of per cent. Above 1e11 it is shown as '+99,999,999,999'. */
export function formatRate(rate: Decimal, locale: string): FigureText {
  const percent = rate.times(100)
  if (percent.gt(RATE_CAP_PERCENT)) return { text: RATE_CAP_TEXT, full: `${RATE_CAP_TEXT} %`, unit: '%' }
  const text = percent.gte(1_000) ? formatDecimal(percent, { places: 0, locale }) : writeShort(percent, locale)
  return { text, full: `${formatDecimal(percent, { places: FULL_PLACES, locale })} %`, unit: '%' }
}

/** A rate with both its decimals, so that a column of them lines up; a plain 0 stays one. */
export function formatApy(rate: Decimal, locale: string): FigureText {
  const figure = formatRate(rate, locale)
  const percent = rate.times(100)
  if (percent.abs().lt('0.01') || percent.abs().gte(1_000)) return figure
  const point = decimalSeparator(locale)
  const [whole = '', places = ''] = figure.text.split(point)
  return { ...figure, text: `${whole}${point}${places.padEnd(RATE_PLACES, '0')}` }
}

/** An amount of a token. @param significant digits shown: 4 in lists, 6 for a balance */
export function formatToken(wei: bigint, decimals: number, symbol: string, locale: string, significant = 6): FigureText {
  return {
    text: formatAmount(wei, decimals, { significant, locale }),
    full: `${formatAmount(wei, decimals, { locale })} ${symbol}`,
    unit: symbol,
  }
}
