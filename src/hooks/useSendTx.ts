import { useCallback } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { type ChainError, ChainFailure, toChainError } from '@/chain/tx/chainError'
import { type AnyTxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { type Address, type Hex, isSameAddress } from '@/lib/hex'
import { rememberAddress } from '@/platform/rememberedAddresses'
import { comparison } from '@/store/multicall/agreement'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { transactionAdded } from '@/store/transactions/transactionsSlice'
import { walletSession } from '@/wallet/session'
import { askWallet } from '@/wallet/walletPrompts'
import { useAppDispatch, useAppSelector } from './storeHooks'

export type SendResult =
  /** `hash` identifies the transaction record; for a batch it is not a hash on the chain. */
  | { readonly status: 'sent'; readonly hash: Hex; readonly isBatch?: true }
  /** Rejected by the user in the wallet. */
  | { readonly status: 'rejected' }
  | { readonly status: 'failed'; readonly error: ChainError }

interface Sent {
  readonly hash: Hex
  readonly batchId?: string
}

function toRecord(request: AnyTxRequest, { hash, batchId }: Sent, from: Address): TransactionRecord {
  const { summary, success, failure, failureDecoder, touches, approval, claim, move } = request
  return {
    hash,
    ...(batchId !== undefined && { batchId }),
    from,
    addedTime: Date.now(),
    summary,
    success,
    failure,
    ...(failureDecoder && { failureDecoder }),
    touches: 'before' in request ? [...touches, ...request.before.flatMap((call) => call.touches)] : touches,
    ...(approval === undefined ? {} : { approval }),
    ...(claim === undefined ? {} : { claim }),
    ...(move && { move }),
  }
}

/** Stores the recipient, to detect look-alike addresses later. */
function rememberDestination(request: AnyTxRequest, from: Address): void {
  const to = 'data' in request ? request.to : request.preview?.recipient
  if (to !== undefined && !isSameAddress(to, from)) rememberAddress('destinations', to)
}

/**
 * Compares the values that a transaction is based on between nodes.
 * @throws ChainFailure 'disputed' if nodes disagree
 */
export async function assertNodesAgree(): Promise<void> {
  if ((await comparison.getSnapshot()?.()) === 'differed') throw new ChainFailure({ kind: 'disputed' })
}

interface SendTerms {
  readonly isForced: boolean
  /** Called just before the wallet is asked to send; not for batches. */
  readonly onAsk?: () => void
}

/**
 * Sends a transaction: checks the chain and the agreement of nodes, simulates, estimates gas, signs and records.
 * Resolves at the hash and never rejects. The signing code is loaded with the first transaction.
 */
export function useSendTx(): (request: AnyTxRequest, terms?: SendTerms) => Promise<SendResult> {
  const { chainId } = getDeployment()
  const dispatch = useAppDispatch()
  const gasPriceChoice = useAppSelector((state) => state.user.gasPriceChoice)
  return useCallback(
    async (request, terms) => {
      const session = walletSession.getSnapshot()
      if (session.status !== 'connected') {
        return { status: 'failed', error: { kind: session.status === 'wrongChain' ? 'wrongChain' : 'unknown' } }
      }
      try {
        await assertNodesAgree()
        if ('before' in request) {
          const { sendBatch } = await import('@/chain/tx/sendBatch')
          const { id, key } = await askWallet(() => sendBatch(request, session, chainId))
          rememberDestination(request, session.account)
          dispatch(
            transactionAdded({ chainId, transaction: toRecord(request, { hash: key, batchId: id }, session.account) }),
          )
          return { status: 'sent', hash: key, isBatch: true }
        }
        const { sendTx } = await import('@/chain/tx/sendTx')
        const hash = await askWallet(() =>
          sendTx(
            request,
            session,
            { client: readClient, chainId },
            { ...terms, ...(gasPriceChoice && { gasPriceChoice }) },
          ),
        )
        rememberDestination(request, session.account)
        dispatch(transactionAdded({ chainId, transaction: toRecord(request, { hash }, session.account) }))
        return { status: 'sent', hash }
      } catch (thrown) {
        const error = toChainError(thrown)
        return error.kind === 'rejected' ? { status: 'rejected' } : { status: 'failed', error }
      }
    },
    [dispatch, gasPriceChoice, chainId],
  )
}
