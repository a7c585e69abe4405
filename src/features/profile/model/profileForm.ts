import type { TxRequest, TxText } from '@/chain/tx/txRequest'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

export interface PaidFacts {
  readonly walletStatus: WalletSession['status']
  /** Symbol of the token that is paid in. */
  readonly symbol: string
  /** Base units, as the balance. */
  readonly cost: Loadable<bigint>
  readonly balance: Loadable<bigint>
  /** In the order in which they are asked for. */
  readonly approvals: readonly Approval[]
  /** What the user still has to do before; undefined if nothing is missing. */
  readonly missing: TxText | undefined
  readonly text: TxText
  /** Undefined while something is missing. */
  readonly requestOf: (costWei: bigint) => TxRequest | undefined
}

const invalid = (text: TxText): FormState => ({ status: 'invalid', text })
const CHECKING: TxText = { key: 'profile.checking' }

/** The form of an action that costs tokens and takes a collectible, with an approval for each. */
export function derivePaidForm(facts: PaidFacts): FormState {
  const { walletStatus, symbol, cost, balance, approvals, missing, text, requestOf } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (cost.status === 'failed') return invalid({ key: 'profile.costs.failed', values: { asset: symbol } })
  if (balance.status === 'failed') return invalid({ key: 'profile.balance.failed' })
  if (cost.status === 'loading' || balance.status === 'loading') return invalid(CHECKING)
  if (missing !== undefined) return { status: 'empty', text: missing }
  if (balance.value < cost.value) return invalid({ key: 'profile.insufficient', values: { asset: symbol } })
  const request = requestOf(cost.value)
  if (request === undefined) return invalid(CHECKING)
  const open = approvals.filter(({ status }) => status !== 'APPROVED')
  const [first] = open
  const act = { request, text }
  // With two approvals, no single batch of a wallet covers the action.
  const asked = first && approvalForm(first, CHECKING, open.length === 1 ? act : { text })
  if (asked === undefined) return { status: 'ready', ...act }
  return asked.status === 'needsApproval' && open.length > 1
    ? { ...asked, order: { index: 1, count: open.length } }
    : asked
}
