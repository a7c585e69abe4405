import { Decimal } from '@/lib/decimal'
import { SECONDS_PER_YEAR } from './apr'

/** Less trading than this says too little of a year. */
const MIN_PERIOD_SEC = 86_400

interface TradedPool {
  /** Traded between `fromSec` and `toSec`, Unix seconds. */
  readonly volumeUsd: Decimal
  readonly fromSec: number
  readonly toSec: number
  /** USD of the whole pool. */
  readonly liquidityUsd: Decimal
  /** The part of each trade that liquidity providers get, 0.003 = 0.3 %. */
  readonly feeRate: Decimal
}

/** APR (1 = 100 %) of a pool's trading fees. Undefined for an empty pool, and for less than a day of trading. */
export function feeApr({ volumeUsd, fromSec, toSec, liquidityUsd, feeRate }: TradedPool): Decimal | undefined {
  const periodSec = toSec - fromSec
  if (periodSec < MIN_PERIOD_SEC || !liquidityUsd.gt(0)) return undefined
  return volumeUsd.times(feeRate).times(SECONDS_PER_YEAR).div(new Decimal(periodSec)).div(liquidityUsd)
}
