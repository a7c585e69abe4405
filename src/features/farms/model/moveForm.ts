import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { type MoveOrder, moveToVaultTx, unstakeForVaultTx } from './moveTx'

export interface MoveFormFacts extends Omit<MoveOrder, 'stakeWei'> {
  readonly walletStatus: WalletSession['status']
  readonly stake: Loadable<bigint>
  /** Of the vault, for the stake. */
  readonly approval: Approval
  /** The wallet takes everything in one confirmation. */
  readonly isBatch: boolean
  /** A move was sent and has no receipt yet. */
  readonly isPending: boolean
}

/**
 * The form that moves a stake into a vault: all of it in one confirmation, or the first of two steps. Undefined if there
 * is nothing to move, and while that is unknown.
 */
export function deriveMoveForm(facts: MoveFormFacts): FormState | undefined {
  const { walletStatus, stake, approval, isBatch, isPending, ...order } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (isPending) return { status: 'empty', text: { key: 'farms.move.pending' } }
  if (stake.status === 'failed') return { status: 'invalid', text: { key: 'farms.move.unread' } }
  const stakeWei = valueOf(stake) ?? 0n
  if (stakeWei === 0n) return undefined
  const text = { key: 'farms.move' }
  if (!isBatch) return { status: 'ready', request: unstakeForVaultTx({ ...order, stakeWei }), text }
  const batch = { request: moveToVaultTx({ ...order, stakeWei }), text }
  return approvalForm(approval, { key: 'farms.stake.checking' }, batch) ?? { status: 'ready', ...batch }
}
