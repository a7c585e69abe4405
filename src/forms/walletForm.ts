import type { TxRequest, TxText } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import type { WalletSession } from '@/wallet/session'

/** What any form says first: undefined where the wallet can send. */
export function walletForm(
  walletStatus: WalletSession['status'],
): { readonly status: 'disconnected' | 'wrongChain' } | undefined {
  if (walletStatus === 'connected') return undefined
  return { status: walletStatus === 'wrongChain' ? 'wrongChain' : 'disconnected' }
}

/** The form of an act that needs nothing typed. */
export function deriveActForm(walletStatus: WalletSession['status'], request: TxRequest, text: TxText): FormState {
  return walletForm(walletStatus) ?? { status: 'ready', request, text }
}
