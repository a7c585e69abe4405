import { PRICE_DECIMALS } from '@/domain/prediction/reads'
import { formatDecimal, toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import type { FigureText } from '@/lib/figureView'

const PLACES = 4
/** Cents say little about the price of CRO. */
const SMALL_PLACES = 6

const placesOf = (price: Decimal) => (price.abs().lt(1) ? SMALL_PLACES : PLACES)

/** An answer of the oracle in dollars. */
export function priceText(answer: bigint, locale: string): FigureText {
  const price = toDecimal(answer, PRICE_DECIMALS)
  const places = placesOf(price)
  return {
    text: `$${formatDecimal(price, { places, minPlaces: places, locale })}`,
    full: `$${formatDecimal(price, { locale })}`,
  }
}

export interface PriceChange {
  readonly direction: 'up' | 'down' | 'same'
  /** The absolute difference. */
  readonly text: string
}

/** How far a price is from the lock price, in the places of prices. */
export function priceChange(lock: bigint, now: bigint, locale: string): PriceChange {
  const places = placesOf(toDecimal(lock, PRICE_DECIMALS))
  const size = toDecimal(now > lock ? now - lock : lock - now, PRICE_DECIMALS)
  const text = formatDecimal(size, { places: now === lock ? 0 : places, locale })
  return {
    direction: now === lock ? 'same' : now > lock ? 'up' : 'down',
    text: text.startsWith('<') ? `<$${text.slice(1)}` : `$${text}`,
  }
}
