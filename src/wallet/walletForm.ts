import type { FormState } from '@/chain/formState'
import type { TxRequest, TxText } from '@/chain/txRequest'
import type { WalletSession } from './session'

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
