import type { Address, Hex } from '@/lib/hex'
import { decodeData, encodeCall } from './abi/codec'
import { getBlockNumber, tryAggregate } from './generated/multicall'
import { parseHexData } from './parseRpc'
import type { RpcClient } from './rpcClient'

export interface MulticallResult {
  /** The block that every answer is of. */
  readonly blockNumber: number
  /** In the order of the calls; undefined where a call reverted or gave nothing. */
  readonly results: readonly (Hex | undefined)[]
}

/** Call data of one multicall: the block number first, then `calls`; one that reverts fails alone. */
export function encodeMulticall(multicall: Address, calls: readonly { readonly to: Address; readonly data: Hex }[]): Hex {
  const blockCall = { target: multicall, callData: getBlockNumber.selector }
  return encodeCall(tryAggregate, [false, [blockCall, ...calls.map(({ to, data }) => ({ target: to, callData: data }))]])
}

/** @throws AbiDecodeError for anything but the answer to `callCount` calls */
export function decodeMulticall(answer: Hex, callCount: number): MulticallResult {
  const [block, ...results] = decodeData(tryAggregate.outputs, answer)
  if (block?.success !== true || results.length !== callCount) throw new Error('Not the answer to this multicall')
  return {
    blockNumber: Number(decodeData(getBlockNumber.outputs, block.returnData)),
    results: results.map(({ success, returnData }) => (success && returnData !== '0x' ? returnData : undefined)),
  }
}

/** Sends calls as one `eth_call`. @throws RpcError, NetworkError */
export function readMulticall(
  client: RpcClient,
  multicall: Address,
  calls: readonly { readonly to: Address; readonly data: Hex }[],
): Promise<MulticallResult> {
  const params = [{ to: multicall, data: encodeMulticall(multicall, calls) }, 'latest']
  return client.request('eth_call', params, (raw) => decodeMulticall(parseHexData(raw), calls.length))
}
