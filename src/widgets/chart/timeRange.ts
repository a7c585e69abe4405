/** A value that holds from a time until the next point. */
export interface ChartPoint {
  /** Unix seconds. */
  readonly timeSec: number
  /** For drawing only; `text` is the exact amount. */
  readonly value: number
  /** The exact value, formatted. */
  readonly text: string
}

export const timeRanges = ['day', 'week', 'month', 'all'] as const
export type TimeRange = (typeof timeRanges)[number]

const DAY_SEC = 86_400
const SPAN_SEC = { day: DAY_SEC, week: 7 * DAY_SEC, month: 30 * DAY_SEC } as const

/** First second of a range, but not before the first point. @param points oldest first, at least one */
export function rangeStart(points: readonly ChartPoint[], range: TimeRange, nowSec: number): number {
  const first = points[0]?.timeSec ?? nowSec
  return range === 'all' ? first : Math.max(first, nowSec - SPAN_SEC[range])
}

/** Points within a range, with the value at its start. */
export function pointsOf(points: readonly ChartPoint[], range: TimeRange, nowSec: number): readonly ChartPoint[] {
  const start = rangeStart(points, range, nowSec)
  const later = points.findIndex(({ timeSec }) => timeSec > start)
  return points.slice(Math.max(0, (later === -1 ? points.length : later) - 1))
}

/**
 * Samples values at even steps from `startSec` to `endSec`, because the chart library spaces points by index and would
 * distort time. @param points oldest first, the first at or before `startSec`
 */
export function evenSteps(
  points: readonly ChartPoint[],
  startSec: number,
  endSec: number,
  count: number,
): readonly { readonly timeSec: number; readonly value: number }[] {
  // The chart needs distinct whole seconds.
  const steps = Math.max(1, Math.min(count, endSec - startSec))
  let held = 0
  return Array.from({ length: steps + 1 }, (_, index) => {
    const timeSec = startSec + Math.round((index * (endSec - startSec)) / steps)
    while ((points[held + 1]?.timeSec ?? Infinity) <= timeSec) held += 1
    return { timeSec, value: points[held]?.value ?? 0 }
  })
}
