import type { DepositShares } from '@/domain/vault/depositShares'
import { depositTx } from '@/domain/vault/depositTx'
import type { Vault } from '@/domain/vault/vault'
import { readAmountEntry } from '@/forms/amountEntry'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

export interface DepositFacts {
  readonly walletStatus: WalletSession['status']
  readonly vault: Vault
  readonly shareToken: Address
  readonly typed: string
  /** Of the underlying token, or of CRO for a native vault. */
  readonly balance: Loadable<bigint>
  readonly approval: Approval
  readonly referrer: Address | undefined
  /** What the typed amount brings; loading while there is none. */
  readonly shares: Loadable<DepositShares>
}

/** The form of a deposit in a vault. */
export function deriveDepositForm(facts: DepositFacts): FormState {
  const { walletStatus, vault, shareToken, typed, balance, approval, referrer, shares } = facts
  if (vault.disableDeposit) return { status: 'invalid', text: { key: 'vault.deposit.limit' } }
  if (walletStatus === 'wrongChain') return { status: 'wrongChain' }
  if (walletStatus !== 'connected') return { status: 'disconnected' }
  const entry = readAmountEntry(typed, vault.deployed.underlyingDecimals, balance, {
    enter: { key: 'vault.deposit.enter' },
    unread: { key: 'vault.deposit.unread' },
    unreadFailed: { key: 'vault.deposit.unreadFailed' },
    insufficient: { key: 'vault.deposit.insufficient', values: { asset: vault.underlyingFriendlyName } },
  })
  if (entry.status !== 'amount') return entry
  const request = depositTx({
    vault,
    shareToken,
    amountWei: entry.wei,
    amountText: typed,
    referrer,
    shares: valueOf(shares),
  })
  const deposit = { request, text: { key: 'vault.deposit' } }
  return approvalForm(approval, { key: 'vault.deposit.checking' }, deposit) ?? { status: 'ready', ...deposit }
}
