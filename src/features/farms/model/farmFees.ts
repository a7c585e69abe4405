import type { PoolWeek } from '@/api/exchange/poolWeeks'
import { feeApr } from '@/domain/exchange-info/feeApr'
import { type Fee, poolFeeRate } from '@/domain/pair/pair'
import type { Decimal } from '@/lib/decimal'

const HOUR_SEC = 3_600
/** Less trading than this says too little of a year. */
const MIN_PERIOD_SEC = 86_400

/** The end of the current hour, Unix seconds: fees per year change hourly rather than with each block. */
export function hourEndOf(nowSec: number): number {
  return (Math.floor(nowSec / HOUR_SEC) + 1) * HOUR_SEC
}

/**
 * APR of a pair's trading fees in the last days (1 = 100 %). Undefined for an empty pair, and for one younger than a day.
 * @param sinceSec start of the traded volume, Unix seconds
 * @param toSec its end, see `hourEndOf`
 * @param fee of the exchange, all of which its pairs keep
 */
export function pairFeeApr(week: PoolWeek, sinceSec: number, toSec: number, fee: Fee): Decimal | undefined {
  const periodSec = toSec - Math.max(sinceSec, week.createdSec)
  return periodSec < MIN_PERIOD_SEC ? undefined : feeApr(week, poolFeeRate(fee), periodSec)
}
