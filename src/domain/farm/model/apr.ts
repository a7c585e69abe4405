import { Decimal } from '@/lib/decimal'

export const SECONDS_PER_YEAR = new Decimal(86_400 * 365)
const NONE = new Decimal(0)

interface Paid {
  /** USD for one reward token. */
  readonly rewardPriceUsd: Decimal
  /** USD of everything staked in the pool. */
  readonly stakedUsd: Decimal
}

interface FarmPool extends Paid {
  /** Reward tokens (not base units) that the whole farm pays in one unit of its clock: a block or a second. */
  readonly reward: Decimal
  /** Blocks or seconds. */
  readonly unitsPerYear: Decimal
  readonly allocPoint: bigint
  readonly totalAllocPoint: bigint
}

interface RewarderPool extends Paid {
  /** Reward tokens (not base units) a second. */
  readonly rewardPerSecond: Decimal
  readonly rewardEndSec: bigint
  readonly nowSec: bigint
}

/** APR (1 = 100 %) of one farm pool; undefined where nothing of value is staked, so that no rate can be given. */
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

/** APR of a second reward beside a pool: 0 once it has ended. */
export function rewarderApr(pool: RewarderPool): Decimal | undefined {
  if (!pool.stakedUsd.gt(0)) return undefined
  if (pool.rewardEndSec <= pool.nowSec) return NONE
  return pool.rewardPerSecond.times(SECONDS_PER_YEAR).times(pool.rewardPriceUsd).div(pool.stakedUsd)
}
