import type { Address, Hex } from '@/lib/hex'
import { decodeData, encodeCall } from './abi/codec'
import { getBlockNumber, tryAggregate } from './generated/multicall'
import { parseHexData } from './parseRpc'
import { MAX_BLOCKS_BEHIND } from './nodeSet'
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
  return client.request('eth_call', params, (raw) => {
    const result = decodeMulticall(parseHexData(raw), calls.length)
    const ahead = nearBlock === undefined ? 0 : result.blockNumber - nearBlock
    if (ahead < -MAX_BLOCKS_BEHIND || ahead > MAX_BLOCKS_AHEAD) throw new Error(`Of block ${result.blockNumber}, not near ${String(nearBlock)}`)
    return result
  })
}
