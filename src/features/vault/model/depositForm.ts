import type { TxRequest } from '@/chain/tx/txRequest'
import type { DepositShares } from '@/domain/vault/depositShares'
import type { Vault } from '@/domain/vault/vault'
import { readAmountEntry } from '@/forms/amountEntry'
import type { FormState } from '@/forms/formState'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { depositTx } from './vaultTx'

/** Native CRO that Max leaves in the wallet for fees. */
const NATIVE_RESERVE_WEI = 10n ** 18n

/** What Max puts into the field. */
export function maxDeposit(vault: Pick<Vault, 'isNative'>, balanceWei: bigint): bigint {
  if (!vault.isNative) return balanceWei
  return balanceWei > NATIVE_RESERVE_WEI ? balanceWei - NATIVE_RESERVE_WEI : 0n
}

export interface DepositApproval {
  readonly status: 'UNKNOWN' | 'NOT_APPROVED' | 'PENDING' | 'APPROVED'
  /** Absent where there is nothing to approve. */
  readonly request: TxRequest | undefined
}

export interface DepositFacts {
  readonly walletStatus: WalletSession['status']
  readonly vault: Vault
  readonly shareToken: Address
  readonly typed: string
  /** Of the underlying token, or of CRO for a native vault. */
  readonly balance: Loadable<bigint>
  readonly approval: DepositApproval
  readonly referrer: Address | undefined
  /** What the typed amount brings; loading while there is none. */
  readonly shares: Loadable<DepositShares>
}

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
  if (approval.status !== 'APPROVED') {
    return approval.status === 'UNKNOWN' || approval.request === undefined
      ? { status: 'invalid', text: { key: 'vault.deposit.checking' } }
      : { status: 'needsApproval', request: approval.request, isPending: approval.status === 'PENDING', next: deposit }
  }
  return { status: 'ready', ...deposit }
}
