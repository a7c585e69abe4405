import type { Address, Hex } from '@/lib/hex'
import { decodeMulticall, encodeMulticall } from '../calls/multicall'
import { parseHexData } from '../rpc/parseRpc'
import { createRpcClient } from '../rpc/rpcClient'
import { filterNodes } from './filterNodes'
import type { NodeAnswer } from './findMajority'
import type { NodeSet } from './nodeSet'

/** Calls that one node already answered, with the block of its answer. */
export interface ReadCalls {
  readonly multicall: Address
  readonly calls: readonly { readonly to: Address; readonly data: Hex }[]
  readonly blockNumber: number
  /** Unix seconds, as seen by that node; absent if the multicall contract has no timestamp function. */
  readonly blockTimeSec: number | undefined
}

/**
 * Repeats the calls at the same block on the best node that was not asked yet. Some nodes run calls on old blocks with
 * the current time: such an answer is not comparable, and the next node is asked.
 * @throws NetworkError if no node gives a usable answer
 */
export function readFromSecondNode(
  nodes: NodeSet,
  previous: readonly NodeAnswer[],
  { multicall, calls, blockNumber, blockTimeSec }: ReadCalls,
): Promise<NodeAnswer> {
  const others = filterNodes(nodes, (url) => previous.every(({ node }) => node !== url))
  const params = [{ to: multicall, data: encodeMulticall(multicall, calls) }, `0x${blockNumber.toString(16)}`]
  return createRpcClient(others).request('eth_call', params, (raw, node) => {
    const answer = decodeMulticall(parseHexData(raw), calls.length)
    if (answer.blockNumber !== blockNumber || answer.blockTimeSec !== blockTimeSec) throw new Error('Not of that block')
    return { node, results: answer.results }
  })
}
