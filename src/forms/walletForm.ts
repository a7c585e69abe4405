import type { TxRequest, TxText } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import type { WalletSession } from '@/wallet/session'

/** The form state without a usable wallet; undefined if the wallet is connected to the right chain. */
export function walletForm(
  walletStatus: WalletSession['status'],
): { readonly status: 'disconnected' | 'wrongChain' } | undefined {
  if (walletStatus === 'connected') return undefined
  return { status: walletStatus === 'wrongChain' ? 'wrongChain' : 'disconnected' }
}

/** The form state of an action without input. */
export function deriveActionForm(walletStatus: WalletSession['status'], request: TxRequest, text: TxText): FormState {
  return walletForm(walletStatus) ?? { status: 'ready', request, text }
}
