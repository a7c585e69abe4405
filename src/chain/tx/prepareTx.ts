import type { Address, Hex } from '@/lib/hex'
import { readMedian } from '../nodes/queryNodes'
import { parseQuantity } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { gasLimit } from './gas'
import { callData, type TxCall } from './txCall'
import type { AnyTxRequest } from './txRequest'

/** A transaction without gas. */
export interface TxPayload {
  readonly to: Address
  readonly data: Hex
  /** Native base units. */
  readonly value?: bigint
}

export interface PreparedTx extends TxPayload {
  readonly gasLimit: bigint
  /** The fallback was used, because the call's gas could not be estimated. */
  readonly isFallback: boolean
}

function payloadOf(call: TxCall): TxPayload {
  const { contract, value } = call
  return { to: contract, data: callData(call), ...(value === undefined ? {} : { value }) }
}

/** The payload of a request, and its fallback. */
export function payloadsOf(request: AnyTxRequest): readonly [TxPayload, TxPayload?] {
  if ('data' in request) return [{ to: request.to, data: request.data }]
  const { fallback } = request
  return fallback === undefined ? [payloadOf(request)] : [payloadOf(request), payloadOf(fallback)]
}

/** Of two estimates the higher: with too little gas the fee is lost, and unused gas is refunded. */
function estimate(client: RpcClient, from: Address, { to, data, value }: TxPayload): Promise<bigint> {
  const call = { from, to, data, ...(value === undefined ? {} : { value: `0x${value.toString(16)}` }) }
  return readMedian(
    client,
    (node) => node.request('eth_estimateGas', [call], parseQuantity),
    (one, other) => one > other,
  )
}

/**
 * Estimates gas on a few nodes, which also finds reverts before the wallet opens.
 * @throws what a node threw (read it with `toChainError`)
 */
export async function prepareTx(request: AnyTxRequest, from: Address, client: RpcClient): Promise<PreparedTx> {
  const [first, second] = payloadsOf(request)
  try {
    return { ...first, gasLimit: gasLimit(await estimate(client, from, first), request.gas), isFallback: false }
  } catch (error) {
    if (second === undefined) throw error
    return { ...second, gasLimit: gasLimit(await estimate(client, from, second), request.gas), isFallback: true }
  }
}
