import type { Address, Hex } from '@/lib/hex'
import { decodeMulticall, encodeMulticall } from '../calls/multicall'
import { parseHexData } from '../rpc/parseRpc'
import { createRpcClient } from '../rpc/rpcClient'
import { filterNodes } from './filterNodes'
import type { NodeAnswer } from './findMajority'
import type { NodeSet } from './nodeSet'

/** Calls of which some node has given the answers of one block. */
export interface ReadCalls {
  readonly multicall: Address
  readonly calls: readonly { readonly to: Address; readonly data: Hex }[]
  readonly blockNumber: number
  /** Unix seconds, as that node has it; absent where the contract does not tell. */
  readonly blockTimeSec: number | undefined
}

/**
 * Asks the best of the nodes that were not heard yet for the same calls at the same block. A node that runs them at
 * another time than that block's (some do with old blocks) has not answered the same question: the next one is asked.
 * @throws NetworkError where none gives a usable answer
 */
export function readFromSecondNode(
  nodes: NodeSet,
  heard: readonly NodeAnswer[],
  { multicall, calls, blockNumber, blockTimeSec }: ReadCalls,
): Promise<NodeAnswer> {
  const others = filterNodes(nodes, (url) => heard.every(({ node }) => node !== url))
  const params = [{ to: multicall, data: encodeMulticall(multicall, calls) }, `0x${blockNumber.toString(16)}`]
  return createRpcClient(others).request('eth_call', params, (raw, node) => {
    const answer = decodeMulticall(parseHexData(raw), calls.length)
    if (answer.blockNumber !== blockNumber || answer.blockTimeSec !== blockTimeSec) throw new Error('Not of that block')
    return { node, results: answer.results }
  })
}
