import { useCallback } from 'react'
import { type ChainError, toChainError } from '@/chain/chainError'
import { readClient } from '@/chain/readClient'
import { type AnyTxRequest, failureText } from '@/chain/txRequest'
import { deployment } from '@/config/deployment'
import type { Address, Hex } from '@/lib/hex'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { transactionAdded } from '@/store/transactions/transactionsSlice'
import { walletSession } from '@/wallet/session'
import { useAppDispatch } from './storeHooks'

export type SendResult =
  | { readonly status: 'sent'; readonly hash: Hex }
  /** The user said no in the wallet: an outcome, not an error. */
  | { readonly status: 'rejected' }
  | { readonly status: 'failed'; readonly error: ChainError }

const { chainId } = deployment

function toRecord(request: AnyTxRequest, hash: Hex, from: Address): TransactionRecord {
  const { summary, success, touches, approval, claim } = request
  return {
    hash,
    from,
    addedTime: Date.now(),
    summary,
    success,
    // It is kept, so it must be plain data; a receipt without success tells no more than that.
    failure: failureText(request, { kind: 'reverted' }),
    touches,
    ...(approval === undefined ? {} : { approval }),
    ...(claim === undefined ? {} : { claim }),
  }
}

/**
 * The one way to write to the chain: right chain, simulation, gas, signature, record. Returns at the hash; says how
 * it ended and never rejects. The wallet libraries are loaded with the first transaction.
 */
export function useSendTx(): (request: AnyTxRequest) => Promise<SendResult> {
  const dispatch = useAppDispatch()
  return useCallback(
    async (request) => {
      const session = walletSession.getSnapshot()
      if (session.status !== 'connected') {
        return { status: 'failed', error: { kind: session.status === 'wrongChain' ? 'wrongChain' : 'unknown' } }
      }
      try {
        const { sendTx } = await import('@/chain/sendTx')
        const hash = await sendTx(request, session, { client: readClient, chainId })
        dispatch(transactionAdded({ chainId, transaction: toRecord(request, hash, session.account) }))
        return { status: 'sent', hash }
      } catch (thrown) {
        const error = toChainError(thrown)
        return error.kind === 'rejected' ? { status: 'rejected' } : { status: 'failed', error }
      }
    },
    [dispatch],
  )
}
