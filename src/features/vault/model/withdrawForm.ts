import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { forfeitOf } from '@/domain/vault/model/forfeit'
import type { Vault } from '@/domain/vault/vault'
import { withdrawAllTx, withdrawTx } from '@/domain/vault/withdrawTx'
import { readAmountEntry } from '@/forms/amountEntry'
import type { FormState } from '@/forms/formState'
import { parseAmount } from '@/lib/amountInput'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

export interface WithdrawFacts {
  readonly walletStatus: WalletSession['status']
  readonly vault: Vault
  readonly shareToken: Address
  readonly typed: string
  /** Value of the account's shares in underlying base units. */
  readonly deposited: Loadable<bigint>
  /** Pending rewards, which a withdrawal forfeits. */
  readonly pending: Loadable<ValuedAmount>
}

export function deriveWithdrawForm({
  walletStatus,
  vault,
  shareToken,
  typed,
  deposited,
  pending,
}: WithdrawFacts): FormState {
  if (walletStatus === 'wrongChain') return { status: 'wrongChain' }
  if (walletStatus !== 'connected') return { status: 'disconnected' }
  const entry = readAmountEntry(typed, vault.deployed.underlyingDecimals, deposited, {
    enter: { key: 'vault.withdraw.enter' },
    unread: { key: 'vault.withdraw.unread' },
    unreadFailed: { key: 'vault.withdraw.unreadFailed' },
    insufficient: { key: 'vault.withdraw.insufficient' },
  })
  if (entry.status !== 'amount') return entry
  const minimum = vault.minWithdrawal ?? '0'
  if (entry.wei < (parseAmount(minimum, vault.deployed.underlyingDecimals) ?? 0n)) {
    const values = { amount: minimum, asset: vault.underlyingFriendlyName }
    return { status: 'invalid', text: { key: 'vault.withdraw.minimum', values } }
  }
  return {
    status: 'ready',
    request: withdrawTx(
      vault,
      shareToken,
      entry.wei,
      typed,
      forfeitOf(pending, entry.wei, valueOf(deposited) ?? entry.wei),
    ),
    text: { key: 'vault.withdraw' },
  }
}

/** Form of the Withdraw All button; undefined until the account is known to hold shares. */
export function deriveWithdrawAllForm(facts: Omit<WithdrawFacts, 'typed'>): FormState | undefined {
  const { walletStatus, vault, shareToken, deposited, pending } = facts
  if (walletStatus !== 'connected' || !('value' in deposited) || deposited.value === 0n) return undefined
  const { value: depositedWei } = deposited
  const request = withdrawAllTx(vault, shareToken, depositedWei, forfeitOf(pending, depositedWei, depositedWei))
  return { status: 'ready', request, text: { key: 'vault.withdraw.all' } }
}
