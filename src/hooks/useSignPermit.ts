import { useCallback } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { type ChainError, toChainError } from '@/chain/tx/chainError'
import type { Permit, PermitOrder } from '@/chain/tx/permit'
import { getDeployment } from '@/config/deployment'
import { walletSession } from '@/wallet/session'
import { expectAgreement } from './useSendTx'

export type PermitResult =
  | { readonly status: 'signed'; readonly permit: Permit }
  /** The token takes no permits, or the wallet cannot sign one: approve by a transaction instead. */
  | { readonly status: 'unsupported' }
  /** The user said no in the wallet: an outcome, not an error. */
  | { readonly status: 'rejected' }
  | { readonly status: 'failed'; readonly error: ChainError }

/** Lets the connected wallet sign an allowance (EIP-2612). Never rejects; the libraries are loaded with the first one. */
export function useSignPermit(): (order: PermitOrder) => Promise<PermitResult> {
  return useCallback(async (order) => {
    const session = walletSession.getSnapshot()
    if (session.status !== 'connected') {
      return { status: 'failed', error: { kind: session.status === 'wrongChain' ? 'wrongChain' : 'unknown' } }
    }
    try {
      await expectAgreement()
      const { signPermit } = await import('@/chain/tx/permit')
      const permit = await signPermit(order, session, { client: readClient, chainId: getDeployment().chainId })
      return permit === undefined ? { status: 'unsupported' } : { status: 'signed', permit }
    } catch (thrown) {
      const error = toChainError(thrown)
      if (error.kind === 'rejected') return { status: 'rejected' }
      return isUnsupported(thrown) ? { status: 'unsupported' } : { status: 'failed', error }
    }
  }, [])
}

/** EIP-1193 'unsupported method' and its JSON-RPC twin. */
function isUnsupported(thrown: unknown): boolean {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined
  return code === 4200 || code === -32601
}
