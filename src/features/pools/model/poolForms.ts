import type { TxText } from '@/chain/tx/txRequest'
import { poolState, stakeLimit, stakeRoom } from '@/domain/farm/model/poolState'
import { amountValues, harvestRewardTx } from '@/domain/farm/poolHarvestTx'
import type { PoolTerms } from '@/domain/farm/poolReads'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { OwnPoolReads } from '@/domain/farm/usePoolReads'
import { type EntryTexts, readAmountEntry } from '@/forms/amountEntry'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { compoundPoolTx, stakeInPoolTx, unstakeFromPoolTx } from './poolTx'

/** What the forms of a pool depend on. */
export interface PoolFormFacts {
  readonly walletStatus: WalletSession['status']
  readonly pool: StakingPool
  readonly terms: Loadable<PoolTerms>
  /** Undefined without an account. */
  readonly own: OwnPoolReads | undefined
  /** The latest block; undefined before the first response. */
  readonly block: number | undefined
}

const CHECKING: TxText = { key: 'pools.checking' }
const UNREAD: TxText = { key: 'pools.unread' }

/** The texts of an amount that is staked. */
export function stakeTexts(asset: string): EntryTexts {
  return {
    enter: { key: 'pools.enter' },
    unread: { key: 'pools.balance.loading' },
    unreadFailed: { key: 'pools.balance.failed' },
    insufficient: { key: 'pools.stake.insufficient', values: { asset } },
  }
}

/** The texts of an amount that is withdrawn. */
export const UNSTAKE_TEXTS: EntryTexts = {
  enter: { key: 'pools.enter' },
  unread: { key: 'pools.staked.loading' },
  unreadFailed: { key: 'pools.staked.failed' },
  insufficient: { key: 'pools.unstake.insufficient' },
}

function invalid(text: TxText): FormState {
  return { status: 'invalid', text }
}

/** Why an account can't stake more, before anything is typed; undefined if it can. */
function stakeBlock({ pool, terms, own, block }: PoolFormFacts): FormState | undefined {
  if (terms.status === 'failed') return invalid(UNREAD)
  if (terms.status === 'loading' || own === undefined || block === undefined) return invalid(CHECKING)
  if (poolState(terms.value, block) === 'finished') return invalid({ key: 'pools.stake.ended' })
  const isBlacklisted = valueOf(own.isBlacklisted)
  if (isBlacklisted === undefined) return invalid(own.isBlacklisted.status === 'failed' ? UNREAD : CHECKING)
  if (isBlacklisted) return invalid({ key: 'pools.stake.blacklisted' })
  const limit = stakeLimit(terms.value, block)
  if (limit === undefined) return undefined
  const staked = valueOf(own.staked)
  if (staked === undefined) return invalid(own.staked.status === 'failed' ? UNREAD : CHECKING)
  return staked >= limit
    ? invalid({ key: 'pools.stake.limitReached', values: amountValues(pool.staked, limit) })
    : undefined
}

/** The form of a stake. */
export function derivePoolStakeForm(
  facts: PoolFormFacts & { readonly typed: string; readonly approval: Approval },
): FormState {
  const { walletStatus, pool, terms, own, block, typed, approval } = facts
  const blocked = walletForm(walletStatus) ?? stakeBlock(facts)
  if (blocked !== undefined) return blocked
  const known = valueOf(terms)
  if (own === undefined || known === undefined || block === undefined) return invalid(CHECKING)
  const { staked } = pool
  const entry = readAmountEntry(typed, staked.decimals, own.balance, stakeTexts(staked.symbol))
  if (entry.status !== 'amount') return entry
  const room = stakeRoom(known, valueOf(own.staked) ?? 0n, block)
  if (room !== undefined && entry.wei > room)
    return invalid({ key: 'pools.stake.aboveLimit', values: amountValues(staked, room) })
  const amounts = { amountWei: entry.wei, pendingWei: valueOf(own.pending) }
  const stake = { request: stakeInPoolTx(pool, amounts, stakeLimit(known, block)), text: { key: 'pools.stake' } }
  return approvalForm(approval, CHECKING, stake) ?? { status: 'ready', ...stake }
}

/** The form of a withdrawal, which no state of the pool prevents. */
export function derivePoolUnstakeForm({
  walletStatus,
  pool,
  own,
  typed,
}: Pick<PoolFormFacts, 'walletStatus' | 'pool' | 'own'> & { readonly typed: string }): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (own === undefined) return invalid(CHECKING)
  const entry = readAmountEntry(typed, pool.staked.decimals, own.staked, UNSTAKE_TEXTS)
  if (entry.status !== 'amount') return entry
  const request = unstakeFromPoolTx(pool, { amountWei: entry.wei, pendingWei: valueOf(own.pending) })
  return { status: 'ready', request, text: { key: 'pools.unstake' } }
}

type RewardFacts = Pick<PoolFormFacts, 'walletStatus' | 'pool'> & {
  readonly pending: Loadable<bigint>
}

/** Why a reward can't be paid now, or how much it is. */
function rewardEntry({ walletStatus, pending }: RewardFacts, text: TxText): FormState | bigint {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (pending.status === 'failed') return invalid({ key: 'pools.reward.failed' })
  if (pending.status === 'loading') return invalid(CHECKING)
  return pending.value === 0n ? { status: 'empty', text } : pending.value
}

/** The form of a collection of the pending reward. */
export function deriveHarvestForm(facts: RewardFacts & { readonly isBlacklisted: Loadable<boolean> }): FormState {
  const text = { key: 'pools.harvest' }
  const pending = rewardEntry(facts, text)
  if (typeof pending !== 'bigint') return pending
  const canStake = valueOf(facts.isBlacklisted) === false
  return { status: 'ready', request: harvestRewardTx(facts.pool, pending, canStake), text }
}

/** Whether the reward can be staked again: it must be the staked token, which is paid before the stake is taken. */
export function canCompound({ kind, staked, reward }: StakingPool): boolean {
  return kind === 'manual' && staked.address === reward.address
}

/** The form of a compound. */
export function deriveCompoundForm(facts: RewardFacts & { readonly approval: Approval }): FormState {
  const text = { key: 'pools.compound' }
  const pending = rewardEntry(facts, text)
  if (typeof pending !== 'bigint') return pending
  const compound = { request: compoundPoolTx(facts.pool, pending), text }
  return approvalForm(facts.approval, CHECKING, compound) ?? { status: 'ready', ...compound }
}
