import type { PairChange, PairClose } from '@/api/exchange/parse'
import type { Decimal } from '@/lib/decimal'

/** A pair's reserves from a point in time until the next, in whole tokens. */
export interface ReservesAt {
  /** Unix seconds. */
  readonly timeSec: number
  readonly reserve0: Decimal
  readonly reserve1: Decimal
}

/**
 * Reserves at the end of each hour or day, oldest first.
 * @param closes newest first
 * @param nowSec end of the current period
 */
export function reservesOfCloses(
  closes: readonly PairClose[],
  periodSec: number,
  nowSec: number,
): readonly ReservesAt[] {
  return closes
    .map(({ startSec, reserve0, reserve1 }) => ({
      timeSec: Math.min(startSec + periodSec, nowSec),
      reserve0,
      reserve1,
    }))
    .reverse()
}

/**
 * Reserves after each change, oldest first, walked back from each hour's close; changes without an event (a synced
 * donation) distort at most an hour. An hour without changes is its close.
 * @param closes by hour, newest first
 * @param changes newest first, complete for every hour except possibly the oldest
 */
export function reservesOfChanges(
  closes: readonly PairClose[],
  changes: readonly PairChange[],
  hourSec: number,
  nowSec: number,
): readonly ReservesAt[] {
  return [...closes].reverse().flatMap((close) => {
    const ofHour = changes.filter(({ timeSec }) => timeSec >= close.startSec && timeSec < close.startSec + hourSec)
    if (ofHour.length === 0) return reservesOfCloses([close], hourSec, nowSec)
    let { reserve0, reserve1 } = close
    const after: ReservesAt[] = []
    for (const { timeSec, change0, change1 } of ofHour) {
      after.unshift({ timeSec, reserve0, reserve1 })
      reserve0 = reserve0.minus(change0)
      reserve1 = reserve1.minus(change1)
    }
    return after
  })
}
