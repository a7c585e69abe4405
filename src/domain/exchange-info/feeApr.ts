import { Decimal } from '@/lib/decimal'

const DAY_SEC = 86_400
const YEAR_SEC = new Decimal(365 * DAY_SEC)

/** A pool with what it traded in some time. */
interface TradedPool {
  /** USD. */
  readonly volumeUsd: Decimal
  /** USD of the whole pool. */
  readonly liquidityUsd: Decimal
}

/**
 * Fee APR of a pool's providers, extrapolated from the volume of some time, 1 = 100 %; undefined for an empty pool.
 * @param feeRate 1 = 100 %
 * @param periodSec how long the volume took; a day by default
 */
export function feeApr(
  { volumeUsd, liquidityUsd }: TradedPool,
  feeRate: Decimal,
  periodSec: number = DAY_SEC,
): Decimal | undefined {
  return liquidityUsd.gt(0) ? volumeUsd.times(feeRate).times(YEAR_SEC.div(periodSec)).div(liquidityUsd) : undefined
}
