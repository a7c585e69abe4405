import type { Farm } from '@/domain/farm/farm'
import { harvestTx } from '@/domain/farm/harvestTx'
import { readAmountEntry } from '@/forms/amountEntry'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { emergencyWithdrawTx, stakeInFarmTx, unstakeFromFarmTx } from './farmTx'

interface FormFacts {
  readonly walletStatus: WalletSession['status']
  readonly farm: Farm
  /** Pending rewards, base units. */
  readonly earned: Loadable<bigint>
}

export interface StakeFormFacts extends FormFacts {
  readonly typed: string
  /** Of the staked token in the wallet. */
  readonly balance: Loadable<bigint>
  readonly approval: Approval
  /** The farm has no rewards any more. */
  readonly isFinished: boolean
}

export function deriveStakeForm(facts: StakeFormFacts): FormState {
  const { walletStatus, farm, typed, balance, approval, isFinished, earned } = facts
  if (isFinished) return { status: 'invalid', text: { key: 'farms.stake.finished' } }
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const entry = readAmountEntry(typed, farm.staked.decimals, balance, {
    enter: { key: 'farms.amount.enter' },
    unread: { key: 'farms.amount.unread' },
    unreadFailed: { key: 'farms.amount.unreadFailed' },
    insufficient: { key: 'farms.stake.insufficient', values: { asset: farm.staked.symbol } },
  })
  if (entry.status !== 'amount') return entry
  const request = stakeInFarmTx({ farm, amountWei: entry.wei, amountText: typed, earnedWei: valueOf(earned) })
  const stake = { request, text: { key: 'farms.stake' } }
  return approvalForm(approval, { key: 'farms.stake.checking' }, stake) ?? { status: 'ready', ...stake }
}

export interface UnstakeFormFacts extends FormFacts {
  readonly typed: string
  readonly stake: Loadable<bigint>
}

export function deriveUnstakeForm({ walletStatus, farm, typed, stake, earned }: UnstakeFormFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const entry = readAmountEntry(typed, farm.staked.decimals, stake, {
    enter: { key: 'farms.amount.enter' },
    unread: { key: 'farms.amount.unread' },
    unreadFailed: { key: 'farms.amount.unreadFailed' },
    insufficient: { key: 'farms.unstake.insufficient' },
  })
  if (entry.status !== 'amount') return entry
  const request = unstakeFromFarmTx({ farm, amountWei: entry.wei, amountText: typed, earnedWei: valueOf(earned) })
  return { status: 'ready', request, text: { key: 'farms.unstake' } }
}

/** Form of the emergency withdrawal; undefined until the account is known to have a stake. */
export function deriveEmergencyForm({
  walletStatus,
  farm,
  stake,
  earned,
}: Omit<UnstakeFormFacts, 'typed'>): FormState | undefined {
  const stakeWei = valueOf(stake) ?? 0n
  if (walletStatus !== 'connected' || stakeWei === 0n) return undefined
  const request = emergencyWithdrawTx(farm, stakeWei, valueOf(earned))
  return { status: 'ready', request, text: { key: 'farms.emergency' } }
}

export interface HarvestFormFacts extends FormFacts {
  /** A harvest was sent and has no receipt yet. */
  readonly isPending: boolean
}

export function deriveHarvestForm({ walletStatus, farm, earned, isPending }: HarvestFormFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (isPending) return { status: 'empty', text: { key: 'farms.harvest.pending' } }
  if (earned.status === 'failed') return { status: 'empty', text: { key: 'farms.harvest.unread' } }
  const earnedWei = valueOf(earned)
  if (earnedWei === undefined) return { status: 'empty', text: { key: 'farms.harvest' } }
  if (earnedWei === 0n) return { status: 'empty', text: { key: 'farms.tx.nothing' } }
  return { status: 'ready', request: harvestTx({ farm, earnedWei }), text: { key: 'farms.harvest' } }
}
