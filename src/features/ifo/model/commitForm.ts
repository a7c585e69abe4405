import type { TxText } from '@/chain/tx/txRequest'
import type { SaleAccount } from '@/domain/ifo/account'
import { type CommitOrder, commitTx, roomOf } from '@/domain/ifo/ifoTx'
import {
  isMinimumMet,
  type Outcome,
  outcomeOf,
  poolNamed,
  type Sale,
  salePhase,
  shareOf,
  takesCommitments,
  taxRate,
  withCommitment,
} from '@/domain/ifo/sale'
import { readAmountEntry } from '@/forms/amountEntry'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { combineLoadables, type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

export interface CommitFacts extends Omit<CommitOrder, 'amountWei'> {
  readonly walletStatus: WalletSession['status']
  readonly sale: Loadable<Sale>
  readonly own: Loadable<SaleAccount>
  /** Whether the profile is active; an offering of the first version needs none. */
  readonly hasProfile: Loadable<boolean>
  /** LP tokens of the account, base units. */
  readonly balance: Loadable<bigint>
  /** Latest block. */
  readonly block: number | undefined
  readonly typed: string
  readonly approval: Approval
}

const invalid = (key: string, values?: TxText['values']): FormState => ({
  status: 'invalid',
  text: values === undefined ? { key } : { key, values },
})

/** LP tokens that the account can commit to the pool now; undefined while it is not known. */
export function committableWei(
  sale: Sale | undefined,
  own: SaleAccount | undefined,
  balanceWei: bigint | undefined,
  name: CommitOrder['name'],
): bigint | undefined {
  if (sale === undefined || own === undefined || balanceWei === undefined) return undefined
  const room = roomOf(sale, own, name)
  return room !== undefined && room < balanceWei ? room : balanceWei
}

/** The form of a commitment. */
export function deriveCommitForm(facts: CommitFacts): FormState {
  const { walletStatus, offerings, offering, name, sale, own, hasProfile, balance, block, typed, approval } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const all = combineLoadables([sale, own, hasProfile])
  if (all.status === 'failed') return invalid('ifo.commit.unread')
  const known = valueOf(all)
  if (known === undefined || block === undefined) return invalid('ifo.checking')
  const [terms, account, isActive] = known
  const phase = salePhase(terms, block)
  if (phase === 'idle' || phase === 'comingSoon') return invalid('ifo.commit.early')
  if (!takesCommitments(terms, block)) return invalid('ifo.commit.late')
  if (offering.version !== 1 && !isActive) return invalid('ifo.commit.profile')
  const room = roomOf(terms, account, name)
  if (room === 0n) return invalid('ifo.commit.limitReached')
  const { lpToken } = offerings
  const entry = readAmountEntry(typed, lpToken.decimals, balance, {
    enter: { key: 'ifo.commit.enter' },
    unread: { key: 'ifo.commit.balance' },
    unreadFailed: { key: 'ifo.commit.balance.failed' },
    insufficient: { key: 'ifo.commit.insufficient', values: { asset: lpToken.symbol } },
  })
  if (entry.status !== 'amount') return entry
  if (entry.wei === 0n) return { status: 'empty', text: { key: 'ifo.commit.enter' } }
  if (room !== undefined && entry.wei > room) return invalid('ifo.commit.overLimit')
  const commit = {
    request: commitTx({ offerings, offering, name, amountWei: entry.wei }, terms),
    text: { key: 'ifo.commit.submit' },
  }
  return approvalForm(approval, { key: 'ifo.checking' }, commit) ?? { status: 'ready', ...commit }
}

/** What a commitment means if the sale closed right after it. */
export interface CommitEffect extends Outcome {
  /** Part of all commitments to the pool, with what was committed before, scaled by `SHARE_SCALE`. */
  readonly share: bigint
  /** Of refunds, scaled by `SHARE_SCALE`. */
  readonly taxRate: bigint
  /** Whether the commitments raise the minimum; all of it comes back otherwise. */
  readonly isMinimumMet: boolean
}

/** @param committedWei what the account has committed to the pool before @param amountWei what it adds; may be 0 */
export function commitEffect(
  sale: Sale,
  name: CommitOrder['name'],
  committedWei: bigint,
  amountWei: bigint,
): CommitEffect | undefined {
  const after = withCommitment(sale, name, amountWei)
  const pool = poolNamed(after, name)
  if (pool === undefined) return undefined
  const mineWei = committedWei + amountWei
  const outcome = outcomeOf(after, pool, mineWei)
  return {
    ...outcome,
    share: shareOf(pool, mineWei),
    taxRate: taxRate(pool),
    isMinimumMet: isMinimumMet(after),
  }
}
