import { sendRpcBatch } from '../rpc/rpcBatch'
import { NetworkError } from '../rpc/rpcError'
import { MAX_BLOCKS_AHEAD } from './nodeRecord'
import { MAX_BLOCKS_BEHIND } from './nodeSet'
import { isNodeUrl } from './ownNode'

/** The result of checking a custom RPC URL. */
export type NodeCheck =
  | { readonly kind: 'good'; readonly url: string }
  /** Not a URL, or neither https nor localhost. */
  | { readonly kind: 'invalidUrl' }
  | { readonly kind: 'wrongChain'; readonly chainId: number }
  /** `blocks` relative to the other nodes; negative if the node is behind. */
  | { readonly kind: 'outOfSync'; readonly blocks: number }
  | { readonly kind: 'noAnswer' }

/** Short, because the user is waiting for the result. */
const TIMEOUT_MS = 6_000

/** Normalizes a typed URL; undefined if it cannot be an RPC URL. */
export function parseNodeUrl(typed: string): string | undefined {
  try {
    const { href } = new URL(typed.trim())
    return isNodeUrl(href) ? href : undefined
  } catch {
    return undefined
  }
}

/**
 * Checks a node's chain id and block height. Never throws.
 * @param height the latest block of the other nodes; 0 if unknown
 */
export async function checkNode(typed: string, chainId: number, height: number): Promise<NodeCheck> {
  const url = parseNodeUrl(typed)
  if (url === undefined) return { kind: 'invalidUrl' }
  try {
    const answer = await sendRpcBatch({ url, chainId, timeoutMs: TIMEOUT_MS, isOwn: true }, [])
    const blocks = answer.height - height
    const isNear = height === 0 || (blocks >= -MAX_BLOCKS_BEHIND && blocks <= MAX_BLOCKS_AHEAD)
    return isNear ? { kind: 'good', url } : { kind: 'outOfSync', blocks }
  } catch (error) {
    const other = error instanceof NetworkError ? error.cause : undefined
    return typeof other === 'number' ? { kind: 'wrongChain', chainId: other } : { kind: 'noAnswer' }
  }
}
