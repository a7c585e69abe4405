import { MAX_BLOCKS_BEHIND, MAX_HEDGE_DELAY_MS, type NodeSet, type NodeSetOptions, TIMEOUT_MS } from '../nodes/nodeSet'
import { sendRpcBatch } from './rpcBatch'
import { NetworkError } from './rpcError'

/**
 * Nodes in a fixed order, with the one that answered last moved to the front. Used until `createRankedNodes` has
 * loaded.
 * @param chainId undefined to accept any chain
 */
export function createFallbackNodes(
  urls: readonly string[],
  chainId: number | undefined,
  { ownUrl, timeoutMs = TIMEOUT_MS }: NodeSetOptions = {},
): NodeSet {
  let order = urls
  let latestHeight = 0
  return {
    order: () => order,
    hedgeDelayMs: () => MAX_HEDGE_DELAY_MS,
    async ask(url, requests) {
      const { height, answers } = await sendRpcBatch({ url, chainId, timeoutMs, isOwn: url === ownUrl }, requests)
      if (height < latestHeight - MAX_BLOCKS_BEHIND) throw new NetworkError(`${latestHeight - height} blocks behind`)
      latestHeight = Math.max(latestHeight, height)
      return answers
    },
    markUsed(winner) {
      order = [winner, ...urls.filter((url) => url !== winner)]
    },
  }
}
