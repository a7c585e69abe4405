import type { Decimal } from '@/lib/decimal'
import type { PricePoint } from './prices'

/** A price candle. */
export interface Candle {
  /** Start, Unix seconds. */
  readonly timeSec: number
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly close: Decimal
}

const MINUTE_SEC = 60
const HOUR_SEC = 3_600
const DAY_SEC = 86_400
/** Round widths. */
const WIDTHS: readonly number[] = [
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE_SEC),
  ...[1, 2, 4, 12].map((hours) => hours * HOUR_SEC),
  ...[1, 7].map((days) => days * DAY_SEC),
]
const MAX_CANDLES = 60

/**
 * Candles of equal width, about sixty, from the first point or the start, whichever is later. Each opens at the
 * previous close, so there are no gaps.
 * @param points oldest first
 */
export function candlesOf(points: readonly PricePoint[], startSec: number, endSec: number): readonly Candle[] {
  const [first] = points
  if (first === undefined) return []
  const fromSec = Math.max(startSec, first.timeSec)
  const widthSec = WIDTHS.find((width) => (endSec - fromSec) / width <= MAX_CANDLES) ?? 7 * DAY_SEC
  const candles: Candle[] = []
  let held = first.price
  let next = 0
  const until = (timeSec: number) => {
    const seen: Decimal[] = []
    for (let point = points[next]; point !== undefined && point.timeSec < timeSec; point = points[next]) {
      seen.push(point.price)
      held = point.price
      next += 1
    }
    return seen
  }
  for (let timeSec = Math.floor(fromSec / widthSec) * widthSec; timeSec <= endSec; timeSec += widthSec) {
    until(timeSec)
    const open = held
    const seen = [open, ...until(timeSec + widthSec)]
    candles.push({ timeSec, open, high: most(seen), low: least(seen), close: held })
  }
  return candles
}

const most = (prices: readonly Decimal[]) => prices.reduce((a, b) => (b.gt(a) ? b : a))
const least = (prices: readonly Decimal[]) => prices.reduce((a, b) => (b.lt(a) ? b : a))
