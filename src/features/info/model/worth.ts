import type { Worth } from '@/domain/exchange-info/model/info'
import { formatDecimal, isBelow, SMALL } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatUsd, formatUsdCompact } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'

/** What figures are shown in. */
export type FigureCurrency = keyof Worth

export const figureCurrencies: readonly FigureCurrency[] = ['usd', 'cro']

/** How long a figure is: `price` with its significant digits, `compact` in millions and billions. */
export type WorthForm = 'price' | 'compact'

const PRICE_DIGITS = 6
const FULL_DIGITS = 18
const PLACES = 2
const UNIT = 'CRO'
/** Smaller amounts would round to 1,000M or 1,000B of the unit below. */
const LEAST_AS_MILLIONS = 999_995
const LEAST_AS_BILLIONS = 999_995_000

/** An amount of CRO, such as "1.25M CRO". */
function formatCro(cro: Decimal, form: WorthForm, locale: string): FigureText {
  const full = `${formatDecimal(cro, { significant: FULL_DIGITS, locale })} ${UNIT}`
  return { text: form === 'price' ? pricePart(cro, locale) : compactPart(cro, locale), full, unit: UNIT }
}

function pricePart(cro: Decimal, locale: string): string {
  return formatDecimal(cro, { significant: PRICE_DIGITS, locale })
}

function compactPart(cro: Decimal, locale: string): string {
  const writeIn = (unit: number, letter: string) =>
    formatDecimal(cro.div(unit), { places: PLACES, minPlaces: PLACES, locale }) + letter
  if (cro.gte(LEAST_AS_BILLIONS)) return writeIn(1e9, 'B')
  if (cro.gte(LEAST_AS_MILLIONS)) return writeIn(1e6, 'M')
  if (isBelow(cro, SMALL)) return `<${formatDecimal(SMALL, { locale })}`
  if (cro.lt(1)) return formatDecimal(cro, { significant: PLACES, locale })
  return formatDecimal(cro, { places: cro.gte(10_000) ? 0 : PLACES, locale })
}

/** Writes a value in the chosen currency. */
export function formatIn(currency: FigureCurrency, form: WorthForm, locale: string): (value: Decimal) => FigureText {
  if (currency === 'cro') return (value) => formatCro(value, form, locale)
  return form === 'price' ? (value) => formatUsd(value, locale) : (value) => formatUsdCompact(value, locale)
}

/** A value in the chosen currency with every digit, for exports; empty if it is not known. */
export function exactWorth(value: Worth, currency: FigureCurrency): string {
  return value[currency]?.toFixed() ?? ''
}
