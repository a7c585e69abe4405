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
import { useAppDispatch, useAppSelector } from './storeHooks'

export type SendResult =
  /** `hash` finds it among the transactions; of a batch of calls it is none of the chain's. */
  | { readonly status: 'sent'; readonly hash: Hex; readonly isBatch?: true }
  /** The user said no in the wallet: an outcome, not an error. */
  | { readonly status: 'rejected' }
  | { readonly status: 'failed'; readonly error: ChainError }

interface Sent {
  readonly hash: Hex
  readonly batchId?: string
}

function toRecord(request: AnyTxRequest, { hash, batchId }: Sent, from: Address): TransactionRecord {
  const { summary, success, failure, failureDecoder, touches, approval, claim, vaultMove } = request
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
    ...(vaultMove && { vaultMove }),
  }
}

/** Keeps to whom the user sends, so that a look-alike of that address is known for one later. */
function rememberDestination(request: AnyTxRequest, from: Address): void {
  const to = 'data' in request ? request.to : request.preview?.recipient
  if (to !== undefined && !isSameAddress(to, from)) rememberAddress('destinations', to)
}

/** What is signed rests on figures that one node gave. @throws ChainFailure 'disputed' where others say otherwise */
export async function expectAgreement(): Promise<void> {
  if ((await comparison.getSnapshot()?.()) === 'differed') throw new ChainFailure({ kind: 'disputed' })
}

/**
 * The one way to write to the chain: right chain, figures that nodes agree on, simulation, gas, signature, record.
 * Returns at the hash; says how it ended and never rejects. The wallet libraries are loaded with the first transaction.
 */
export function useSendTx(): (request: AnyTxRequest, terms?: { readonly isForced: boolean }) => Promise<SendResult> {
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
        await expectAgreement()
        if ('before' in request) {
          const { sendBatch } = await import('@/chain/tx/sendBatch')
          const { id, key } = await sendBatch(request, session, chainId)
          rememberDestination(request, session.account)
          dispatch(
            transactionAdded({ chainId, transaction: toRecord(request, { hash: key, batchId: id }, session.account) }),
          )
          return { status: 'sent', hash: key, isBatch: true }
        }
        const { sendTx } = await import('@/chain/tx/sendTx')
        const hash = await sendTx(
          request,
          session,
          { client: readClient, chainId },
          { ...terms, ...(gasPriceChoice && { gasPriceChoice }) },
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
