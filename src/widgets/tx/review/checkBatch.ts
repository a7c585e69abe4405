import type { RpcClient } from '@/chain/rpc/rpcClient'
import { RpcError } from '@/chain/rpc/rpcError'
import { type AllowanceGrant, decodeGrant } from '@/chain/tx/allowanceGrant'
import { type ChainError, toChainError } from '@/chain/tx/chainError'
import { payloadsOf } from '@/chain/tx/prepareTx'
import type { AnyTxRequest, TxRequest } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import { isRecord } from '@/lib/record'

/** A request with preceding calls in the same confirmation. */
export type BatchRequest = TxRequest & { readonly before: readonly TxRequest[] }

export function isBatch(request: AnyTxRequest): request is BatchRequest {
  return 'before' in request
}

/** Allowances granted by the calls before the last one. */
export function batchGrants({ before }: BatchRequest): readonly AllowanceGrant[] {
  return before.flatMap((call) => decodeGrant(payloadsOf(call)[0], call.approval) ?? [])
}

/** @throws if it is not an array */
function listOf(raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) throw new Error('No list')
  return raw
}

function firstFailure(raw: unknown): ChainError | undefined {
  const [block] = listOf(raw)
  const failed = listOf(isRecord(block) ? block.calls : undefined).find(
    (call) => isRecord(call) && call.status !== '0x1',
  )
  if (!isRecord(failed)) return undefined
  const error = toChainError({ message: 'execution reverted', data: failed.returnData, error: failed.error })
  return { ...error, kind: 'wouldRevert' }
}

/**
 * Simulates the calls in sequence with eth_simulateV1. If the node does not support it, the wallet has to check.
 * @returns the error; undefined if all pass, or if it is unknown
 * @throws NetworkError
 */
export async function simulateBatch(
  request: BatchRequest,
  from: Address,
  client: RpcClient,
): Promise<ChainError | undefined> {
  const calls = [...request.before, request].map((call) => {
    const [{ to, data, value = 0n }] = payloadsOf(call)
    return { from, to, data, value: `0x${value.toString(16)}` }
  })
  try {
    return await client.request('eth_simulateV1', [{ blockStateCalls: [{ calls }] }, 'latest'], firstFailure)
  } catch (error) {
    if (error instanceof RpcError) return undefined
    throw error
  }
}
