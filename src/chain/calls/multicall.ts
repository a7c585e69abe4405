import type { Address, Hex } from '@/lib/hex'
import { decodeData, encodeCall } from '../abi/codec'
import { multicallContract } from '../contracts/multicall'
import { MAX_BLOCKS_BEHIND } from '../nodes/nodeSet'
import { parseHexData } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'

export interface MulticallResult {
  /** The block that every answer is of. */
  readonly blockNumber: number
  /** Unix seconds of that block, as the calls saw them; absent where the contract does not tell. */
  readonly blockTimeSec?: number | undefined
  /** In the order of the calls; undefined where a call reverted or gave nothing. */
  readonly results: readonly (Hex | undefined)[]
  /** URL of the node that gave it, where that is known. */
  readonly node?: string | undefined
}

const { getBlockNumber, getCurrentBlockTimestamp, tryAggregate } = multicallContract.functions

/** Call data of one multicall: number and time of the block first, then `calls`; one that reverts fails alone. */
export function encodeMulticall(
  multicall: Address,
  calls: readonly { readonly to: Address; readonly data: Hex }[],
): Hex {
  const own = [getBlockNumber, getCurrentBlockTimestamp].map(({ selector }) => ({
    target: multicall,
    callData: selector,
  }))
  return encodeCall(tryAggregate, [false, [...own, ...calls.map(({ to, data }) => ({ target: to, callData: data }))]])
}

/** @throws AbiDecodeError for anything but the answer to `callCount` calls */
export function decodeMulticall(answer: Hex, callCount: number): MulticallResult {
  const [block, time, ...results] = decodeData(tryAggregate.outputs, answer)
  if (block?.success !== true || time === undefined || results.length !== callCount)
    throw new Error('Not the answer to this multicall')
  return {
    blockNumber: Number(decodeData(getBlockNumber.outputs, block.returnData)),
    blockTimeSec: time.success ? Number(decodeData(getCurrentBlockTimestamp.outputs, time.returnData)) : undefined,
    results: results.map(({ success, returnData }) => (success && returnData !== '0x' ? returnData : undefined)),
  }
}

/** An answer that is further ahead of what is known has a block that is not of this chain. */
const MAX_BLOCKS_AHEAD = 1_000

/**
 * Sends calls as one `eth_call`. An answer of a block far from `nearBlock`, where that is given, does not count: another
 * node is asked. @throws RpcError, NetworkError
 */
export function readMulticall(
  client: RpcClient,
  multicall: Address,
  calls: readonly { readonly to: Address; readonly data: Hex }[],
  nearBlock?: number,
): Promise<MulticallResult> {
  const params = [{ to: multicall, data: encodeMulticall(multicall, calls) }, 'latest']
  return client.request('eth_call', params, (raw, node) => {
    const result = decodeMulticall(parseHexData(raw), calls.length)
    const ahead = nearBlock === undefined ? 0 : result.blockNumber - nearBlock
    if (ahead < -MAX_BLOCKS_BEHIND || ahead > MAX_BLOCKS_AHEAD)
      throw new Error(`Of block ${result.blockNumber}, not near ${String(nearBlock)}`)
    return { ...result, node }
  })
}
