import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { forfeitOf } from '@/domain/vault/model/forfeit'
import type { Vault } from '@/domain/vault/vault'
import { withdrawAllTx } from '@/domain/vault/withdrawTx'
import type { FormState } from '@/forms/formState'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

export interface ExitTerms {
  readonly walletStatus: WalletSession['status']
  readonly vault: Vault
  /** Undefined while loading, or if the vault has no strategy yet. */
  readonly shareToken: Address | undefined
  /** Value of the account's shares, underlying base units. */
  readonly deposited: Loadable<bigint>
  /** Pending rewards, which a withdrawal forfeits. */
  readonly pending: Loadable<ValuedAmount>
}

/** Form state of the Withdraw all button. */
export function deriveExitForm({ walletStatus, vault, shareToken, deposited, pending }: ExitTerms): FormState {
  if (walletStatus === 'wrongChain') return { status: 'wrongChain' }
  if (walletStatus !== 'connected') return { status: 'disconnected' }
  if (deposited.status === 'failed') return { status: 'invalid', text: { key: 'vault.withdraw.unreadFailed' } }
  if (deposited.status === 'loading') return { status: 'empty', text: { key: 'vault.withdraw.unread' } }
  if (deposited.value === 0n || shareToken === undefined)
    return { status: 'empty', text: { key: 'takeProfit.nothing' } }
  const { value: depositedWei } = deposited
  const request = withdrawAllTx(vault, shareToken, depositedWei, forfeitOf(pending, depositedWei, depositedWei))
  return { status: 'ready', request, text: { key: 'vault.withdraw.all' } }
}
