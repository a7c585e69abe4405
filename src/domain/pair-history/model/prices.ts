import { Decimal } from '@/lib/decimal'
import type { ReservesAt } from './reserves'

/** The price of one token in another from a point in time until the next. */
export interface PricePoint {
  /** Unix seconds. */
  readonly timeSec: number
  readonly price: Decimal
}

/** Limits quotients, which would have eighty places. */
const DIGITS = 30

/** The prices of one token of a pair in the other, at most one per second. @param reserves oldest first */
export function pricesOf(reserves: readonly ReservesAt[], isBase0: boolean): readonly PricePoint[] {
  const points = reserves.flatMap(({ timeSec, reserve0, reserve1 }): PricePoint[] => {
    const [base, quote] = isBase0 ? [reserve0, reserve1] : [reserve1, reserve0]
    return base.gt(0) && quote.gt(0) ? [{ timeSec, price: quote.div(base).precision(DIGITS) }] : []
  })
  return points.filter(({ timeSec }, index) => timeSec !== points[index + 1]?.timeSec)
}

/** The inverse prices. */
export function inverted(points: readonly PricePoint[]): readonly PricePoint[] {
  return points.map(({ timeSec, price }) => ({ timeSec, price: new Decimal(1).div(price).precision(DIGITS) }))
}

/** Combines two price series over a common token, from the time when both are known. */
export function crossed(first: readonly PricePoint[], second: readonly PricePoint[]): readonly PricePoint[] {
  const times = [...new Set([...first, ...second].map(({ timeSec }) => timeSec))].sort((a, b) => a - b)
  const ofFirst = heldAt(first)
  const ofSecond = heldAt(second)
  return times.flatMap((timeSec) => {
    const [a, b] = [ofFirst(timeSec), ofSecond(timeSec)]
    return a === undefined || b === undefined ? [] : [{ timeSec, price: a.times(b).precision(DIGITS) }]
  })
}

/** The value at a time; must be called with increasing times. */
export function heldAt(points: readonly PricePoint[]): (timeSec: number) => Decimal | undefined {
  let next = 0
  return (timeSec) => {
    while ((points[next]?.timeSec ?? Infinity) <= timeSec) next += 1
    return points[next - 1]?.price
  }
}

/** The points of a range, including the last one before it. @param points oldest first */
export function pointsSince(points: readonly PricePoint[], sinceSec: number): readonly PricePoint[] {
  const later = points.findIndex(({ timeSec }) => timeSec > sinceSec)
  return points.slice(Math.max(0, (later === -1 ? points.length : later) - 1))
}
