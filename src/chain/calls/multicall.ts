import type { Address, Hex } from '@/lib/hex'
import { decodeData, encodeCall } from '../abi/codec'
import { multicallContract } from '../contracts/multicall'
import { MAX_BLOCKS_BEHIND } from '../nodes/nodeSet'
import { parseHexData } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'

export interface MulticallResult {
  /** The block of all results. */
  readonly blockNumber: number
  /** Timestamp of that block in Unix seconds, as seen by the calls; absent if the contract has no such function. */
  readonly blockTimeSec?: number | undefined
  /** In call order; undefined for a call that reverted or returned nothing. */
  readonly results: readonly (Hex | undefined)[]
  /** URL of the node that answered, if known. */
  readonly node?: string | undefined
}

const { getBlockNumber, getCurrentBlockTimestamp, tryAggregate } = multicallContract.functions

/** Call data of one multicall: block number and timestamp first, then `calls`. Calls fail independently. */
export function encodeMulticall(
  multicall: Address,
  calls: readonly { readonly to: Address; readonly data: Hex }[],
): Hex {
  const prelude = [getBlockNumber, getCurrentBlockTimestamp].map(({ selector }) => ({
    target: multicall,
    callData: selector,
  }))
  return encodeCall(tryAggregate, [
    false,
    [...prelude, ...calls.map(({ to, data }) => ({ target: to, callData: data }))],
  ])
}

/**
 * Decodes the answer to a multicall of `callCount` calls.
 * @throws AbiDecodeError, or Error for another number of results
 */
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

/** A block further ahead than this is not of this chain. */
const MAX_BLOCKS_AHEAD = 1_000

/**
 * Sends calls as one `eth_call`. If `nearBlock` is given, an answer of a block far from it is rejected, and the next
 * node is asked.
 * @throws RpcError, NetworkError
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
