import { useCallback } from 'react'
import { type ChainError, toChainError } from '@/chain/tx/chainError'
import { getDeployment } from '@/config/deployment'
import { assertNodesAgree } from '@/hooks/useSendTx'
import type { Address, Hex } from '@/lib/hex'
import { walletSession } from '@/wallet/session'
import { askWallet } from '@/wallet/walletPrompts'
import { reviewSignature } from './reviewSignature'
import type { SignOrder } from './signStore'

export type SignResult =
  | { readonly status: 'signed'; readonly signature: Hex }
  /** The wallet cannot sign it, returned an invalid signature, or there is nothing to sign. */
  | { readonly status: 'unsupported' }
  /** The user rejected it, which is not an error. */
  | { readonly status: 'rejected' }
  | { readonly status: 'failed'; readonly error: ChainError }

/** Builds the message for an account; undefined if there is none. */
export type OrderFor = (account: Address) => Promise<SignOrder | undefined>

/**
 * Signs a message: values agreed by several nodes, a readable review, the wallet, and a check that the signature is
 * the account's. Never rejects; libraries are loaded on first use.
 */
export function useSignMessage(): (orderFor: OrderFor) => Promise<SignResult> {
  return useCallback(async (orderFor) => {
    const session = walletSession.getSnapshot()
    if (session.status !== 'connected') {
      return { status: 'failed', error: { kind: session.status === 'wrongChain' ? 'wrongChain' : 'unknown' } }
    }
    try {
      await assertNodesAgree()
      const order = await orderFor(session.account)
      if (order === undefined) return { status: 'unsupported' }
      if (!(await reviewSignature(order))) return { status: 'rejected' }
      const { signMessage } = await import('@/chain/tx/signMessage')
      const signature = await askWallet(() => signMessage(order.request, session, getDeployment().chainId))
      return signature === undefined ? { status: 'unsupported' } : { status: 'signed', signature }
    } catch (thrown) {
      const error = toChainError(thrown)
      if (error.kind === 'rejected') return { status: 'rejected' }
      return isUnsupported(thrown) ? { status: 'unsupported' } : { status: 'failed', error }
    }
  }, [])
}

/** EIP-1193 'unsupported method' and its JSON-RPC equivalent. */
function isUnsupported(thrown: unknown): boolean {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined
  return code === 4200 || code === -32601
}
