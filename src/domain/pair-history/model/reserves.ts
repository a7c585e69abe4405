import type { PairChange, PairClose } from '@/api/exchange/parse'
import type { Decimal } from '@/lib/decimal'

/** What a pair held from some time on, until the next. Whole tokens. */
export interface ReservesAt {
  /** Unix seconds. */
  readonly timeSec: number
  readonly reserve0: Decimal
  readonly reserve1: Decimal
}

/**
 * A pair's reserves by the ends of its hours or days, oldest first.
 * @param closes newest first
 * @param nowSec the period that is not over yet ends now
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
 * The reserves after each change, oldest first: walked back from what each hour ended with, so that what no event tells
 * of (a donation that was synced) is wrong for an hour at most. Hours without changes give their end.
 * @param closes of hours, newest first
 * @param changes newest first, every one of the hours that they are of but perhaps the oldest
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
