import type { FormState } from '@/chain/formState'
import type { TxRequest, TxText } from '@/chain/txRequest'
import type { WalletSession } from '@/wallet/session'

/** The form of an act that needs nothing typed. */
export function deriveActForm(walletStatus: WalletSession['status'], request: TxRequest, text: TxText): FormState {
  if (walletStatus === 'wrongChain') return { status: 'wrongChain' }
  return walletStatus === 'connected' ? { status: 'ready', request, text } : { status: 'disconnected' }
}
