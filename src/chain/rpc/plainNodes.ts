import { MAX_BLOCKS_BEHIND, MAX_PATIENCE_MS, type NodeSet, type NodeSetOptions, TIMEOUT_MS } from '../nodes/nodeSet'
import { sendRpcBatch } from './rpcBatch'
import { NetworkError } from './rpcError'

/**
 * Nodes in the order of the list, but first the one whose answer was used last. They remember nothing else of each
 * other: that is what `createRankedNodes` is for, which is fetched after the first figures.
 * @param chainId undefined where any chain will do
 */
export function createPlainNodes(
  urls: readonly string[],
  chainId: number | undefined,
  { ownUrl, timeoutMs = TIMEOUT_MS }: NodeSetOptions = {},
): NodeSet {
  let order = urls
  let head = 0
  return {
    order: () => order,
    patienceMs: () => MAX_PATIENCE_MS,
    async ask(url, requests) {
      const { height, answers } = await sendRpcBatch({ url, chainId, timeoutMs, isOwn: url === ownUrl }, requests)
      if (height < head - MAX_BLOCKS_BEHIND) throw new NetworkError(`${head - height} blocks behind`)
      head = Math.max(head, height)
      return answers
    },
    won(winner) {
      order = [winner, ...urls.filter((url) => url !== winner)]
    },
  }
}
