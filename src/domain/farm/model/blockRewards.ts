import { Decimal } from '@/lib/decimal'

/** A pool with a reward per block, in base units. */
export interface BlockRewards {
  readonly rewardPerBlock: bigint
  readonly totalStaked: bigint
  /** Rewards accrue in the blocks after `startBlock`, up to and including `endBlock`; always if they are absent. */
  readonly startBlock?: bigint
  readonly endBlock?: bigint
  /** Rewards that the pool still has to give; unlimited if absent, as in a farm that mints them. */
  readonly reserve?: bigint
}

/** A farm pool's part of the farm's reward per block. */
export function farmRewardPerBlock(perBlock: bigint, allocPoint: bigint, totalAllocPoint: bigint): bigint {
  return totalAllocPoint === 0n ? 0n : (perBlock * allocPoint) / totalAllocPoint
}

/**
 * What an unchanged stake earns in the blocks after `from`, up to and including `to`, in base units and rounded down, if
 * the total of all stakes doesn't change either.
 */
export function earnedBetween(pool: BlockRewards, stake: bigint, from: bigint, to: bigint): bigint {
  if (pool.totalStaked === 0n) return 0n
  const first = max(from, pool.startBlock ?? 0n)
  const last = min(to, pool.endBlock ?? to)
  const reward = max(last - first, 0n) * pool.rewardPerBlock
  return (min(reward, pool.reserve ?? reward) * stake) / pool.totalStaked
}

/** The terms of a staking pool whose APR is asked for. */
interface PoolApr {
  /** Whole reward tokens. */
  readonly rewardPerBlock: Decimal
  readonly blocksPerYear: Decimal
  /** USD per reward token. */
  readonly rewardPriceUsd: Decimal
  /** USD of everything staked in the pool. */
  readonly stakedUsd: Decimal
  /** Whether it pays in this block: it has started, has not ended, and has funds. */
  readonly isPaying: boolean
}

/** APR (1 = 100 %) of a staking pool; 0 while it pays nothing, undefined if nothing is staked. */
export function stakingPoolApr(pool: PoolApr): Decimal | undefined {
  if (!pool.stakedUsd.gt(0)) return undefined
  if (!pool.isPaying) return new Decimal(0)
  return pool.rewardPerBlock.times(pool.blocksPerYear).times(pool.rewardPriceUsd).div(pool.stakedUsd)
}

const min = (a: bigint, b: bigint) => (a < b ? a : b)
const max = (a: bigint, b: bigint) => (a > b ? a : b)
