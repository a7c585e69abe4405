import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { elapsedShare, phaseAt } from '@/lib/schedule'
import type { PoolTerms } from '../poolReads'
import type { StakingPool } from '../stakingPool'
import { type BlockRewards, stakingPoolApr } from './blockRewards'

/**
 * `soon` before its first block, `finished` after its last one, `inactive` where it pays nothing in between: its
 * emission is 0, or its funds have run out.
 */
export type PoolState = 'active' | 'inactive' | 'finished' | 'soon'

type Blocks = Pick<BlockRewards, 'startBlock' | 'endBlock'>

function phaseOf({ startBlock, endBlock }: Blocks, block: number) {
  return phaseAt(
    {
      ...(startBlock !== undefined && { from: Number(startBlock) }),
      ...(endBlock !== undefined && { until: Number(endBlock) }),
    },
    block,
  )
}

/** Whether a pool pays nothing any more. @param block the latest one */
export function hasPoolEnded(blocks: Blocks, block: number): boolean {
  return phaseOf(blocks, block).status === 'ended'
}

/** @param block the latest one; the state is that of a transaction in the next block */
export function poolState(terms: PoolTerms, block: number): PoolState {
  const { rewardPerBlock, reserve } = terms
  const { status } = phaseOf(terms, block)
  if (status === 'soon') return 'soon'
  if (status === 'ended') return 'finished'
  return rewardPerBlock > 0n && reserve !== 0n ? 'active' : 'inactive'
}

/** The part of a pool's blocks that has passed, 0 to 1; undefined for a pool without an end. */
export function elapsedBlocks({ startBlock, endBlock }: Blocks, block: number): number | undefined {
  return startBlock === undefined || endBlock === undefined
    ? undefined
    : elapsedShare({ from: Number(startBlock), until: Number(endBlock) }, block)
}

/** The largest stake of an account in the next block, base units; undefined without a limit. */
export function stakeLimit({ limit }: PoolTerms, block: number): bigint | undefined {
  return limit !== undefined && BigInt(block) < limit.untilBlock ? limit.perAccount : undefined
}

/** How much an account can add to its stake, base units; undefined without a limit. */
export function stakeRoom(terms: PoolTerms, staked: bigint, block: number): bigint | undefined {
  const limit = stakeLimit(terms, block)
  if (limit === undefined) return undefined
  return limit > staked ? limit - staked : 0n
}

/** A pool's terms with its prices in USD, undefined without a market. */
export interface PricedTerms {
  readonly terms: PoolTerms
  readonly stakedPrice: Decimal | undefined
  readonly rewardPrice: Decimal | undefined
}

/** An APR (1 = 100 %), or why there is none: no price, nothing staked, or no rewards yet. */
export type PoolApr = Decimal | 'unpriced' | 'noStake' | 'soon'

/** The APR of a pool; 0 where it is inactive or finished. */
export function poolApr(
  { staked, reward }: Pick<StakingPool, 'staked' | 'reward'>,
  { terms, stakedPrice, rewardPrice }: PricedTerms,
  state: PoolState,
  blocksPerYear: Decimal,
): PoolApr {
  if (terms.totalStaked === 0n) return 'noStake'
  if (state === 'soon') return 'soon'
  if (stakedPrice === undefined || rewardPrice === undefined) return 'unpriced'
  const apr = stakingPoolApr({
    rewardPerBlock: toDecimal(terms.rewardPerBlock, reward.decimals),
    blocksPerYear,
    rewardPriceUsd: rewardPrice,
    stakedUsd: stakedPrice.times(toDecimal(terms.totalStaked, staked.decimals)),
    isPaying: state === 'active',
  })
  return apr ?? 'unpriced'
}
