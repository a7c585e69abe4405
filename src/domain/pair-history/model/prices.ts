import { Decimal } from '@/lib/decimal'
import type { ReservesAt } from './reserves'

/** What one whole token was worth of another from some time on, until the next point. */
export interface PricePoint {
  /** Unix seconds. */
  readonly timeSec: number
  readonly price: Decimal
}

/** More digits than anyone reads; quotients would have eighty places else. */
const DIGITS = 30

/** The prices of one side of a pair in the other, one a second at most. @param reserves oldest first */
export function pricesOf(reserves: readonly ReservesAt[], isBase0: boolean): readonly PricePoint[] {
  const points = reserves.flatMap(({ timeSec, reserve0, reserve1 }): PricePoint[] => {
    const [base, quote] = isBase0 ? [reserve0, reserve1] : [reserve1, reserve0]
    return base.gt(0) && quote.gt(0) ? [{ timeSec, price: quote.div(base).precision(DIGITS) }] : []
  })
  return points.filter(({ timeSec }, index) => timeSec !== points[index + 1]?.timeSec)
}

export function inverted(points: readonly PricePoint[]): readonly PricePoint[] {
  return points.map(({ timeSec, price }) => ({ timeSec, price: new Decimal(1).div(price).precision(DIGITS) }))
}

/** The price over a token between: that of the first in it times its own in the second, from when both are known. */
export function crossed(first: readonly PricePoint[], second: readonly PricePoint[]): readonly PricePoint[] {
  const times = [...new Set([...first, ...second].map(({ timeSec }) => timeSec))].sort((a, b) => a - b)
  const ofFirst = heldAt(first)
  const ofSecond = heldAt(second)
  return times.flatMap((timeSec) => {
    const [a, b] = [ofFirst(timeSec), ofSecond(timeSec)]
    return a === undefined || b === undefined ? [] : [{ timeSec, price: a.times(b).precision(DIGITS) }]
  })
}

/** What held at a time; to be asked with rising times. */
function heldAt(points: readonly PricePoint[]): (timeSec: number) => Decimal | undefined {
  let next = 0
  return (timeSec) => {
    while ((points[next]?.timeSec ?? Infinity) <= timeSec) next += 1
    return points[next - 1]?.price
  }
}

/** The points of a range with the one that held when it began. @param points oldest first */
export function pointsSince(points: readonly PricePoint[], sinceSec: number): readonly PricePoint[] {
  const later = points.findIndex(({ timeSec }) => timeSec > sinceSec)
  return points.slice(Math.max(0, (later === -1 ? points.length : later) - 1))
}
