import { Decimal } from '@/lib/decimal'

export const SECONDS_PER_YEAR = new Decimal(86_400 * 365)
const NONE = new Decimal(0)

interface Paid {
  /** USD per reward token. */
  readonly rewardPriceUsd: Decimal
  /** USD of everything staked in the pool. */
  readonly stakedUsd: Decimal
}

interface FarmPool extends Paid {
  /** The farm's total emission in whole reward tokens per block or second. */
  readonly reward: Decimal
  /** Blocks or seconds per year. */
  readonly unitsPerYear: Decimal
  readonly allocPoint: bigint
  readonly totalAllocPoint: bigint
}

interface RewarderPool extends Paid {
  /** Whole reward tokens per second. */
  readonly rewardPerSecond: Decimal
  readonly rewardEndSec: bigint
  readonly nowSec: bigint
}

/** APR (1 = 100 %) of a farm pool: its share of the emissions over the staked value. Undefined if nothing is staked. */
export function farmPoolApr(pool: FarmPool): Decimal | undefined {
  if (!pool.stakedUsd.gt(0)) return undefined
  if (pool.totalAllocPoint === 0n) return NONE
  return pool.reward
    .times(pool.allocPoint.toString())
    .div(pool.totalAllocPoint.toString())
    .times(pool.unitsPerYear)
    .times(pool.rewardPriceUsd)
    .div(pool.stakedUsd)
}

/** APR (1 = 100 %) of a rewarder; 0 after its end. */
export function rewarderApr(pool: RewarderPool): Decimal | undefined {
  if (!pool.stakedUsd.gt(0)) return undefined
  if (pool.rewardEndSec <= pool.nowSec) return NONE
  return pool.rewardPerSecond.times(SECONDS_PER_YEAR).times(pool.rewardPriceUsd).div(pool.stakedUsd)
}
