import type { PoolWeek } from '@/api/exchange/poolWeeks'
import { feeApr } from '@/domain/farm/model/feeApr'
import { type Fee, poolFeeRate } from '@/domain/pair/pair'
import type { Decimal } from '@/lib/decimal'

const HOUR_SEC = 3_600

/** The end of the current hour, Unix seconds: fees per year change hourly rather than with each block. */
export function hourEndOf(nowSec: number): number {
  return (Math.floor(nowSec / HOUR_SEC) + 1) * HOUR_SEC
}

/**
 * APR of a pair's trading fees in the last days (1 = 100 %).
 * @param sinceSec start of the traded volume, Unix seconds
 * @param toSec its end, see `hourEndOf`
 * @param fee of the exchange, all of which its pairs keep
 */
export function pairFeeApr(week: PoolWeek, sinceSec: number, toSec: number, fee: Fee): Decimal | undefined {
  return feeApr({
    volumeUsd: week.volumeUsd,
    fromSec: Math.max(sinceSec, week.createdSec),
    toSec,
    liquidityUsd: week.liquidityUsd,
    feeRate: poolFeeRate(fee),
  })
}
