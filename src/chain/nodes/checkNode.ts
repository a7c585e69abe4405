import { sendRpcBatch } from '../rpc/rpcBatch'
import { NetworkError } from '../rpc/rpcError'
import { MAX_BLOCKS_AHEAD } from './nodeRecord'
import { MAX_BLOCKS_BEHIND } from './nodeSet'
import { isNodeUrl } from './ownNode'

/** Whether a node that the user named can be used. */
export type NodeCheck =
  | { readonly kind: 'good'; readonly url: string }
  /** Neither https nor on this machine, or no URL at all. */
  | { readonly kind: 'notUsable' }
  | { readonly kind: 'wrongChain'; readonly chainId: number }
  /** `blocks` from the others; below zero where it is behind. */
  | { readonly kind: 'far'; readonly blocks: number }
  | { readonly kind: 'noAnswer' }

/** Somebody waits for it. */
const TIMEOUT_MS = 6_000

/** A URL as typed in its full form; undefined where it cannot be that of a node. */
export function parseNodeUrl(typed: string): string | undefined {
  try {
    const { href } = new URL(typed.trim())
    return isNodeUrl(href) ? href : undefined
  } catch {
    return undefined
  }
}

/**
 * Asks a node which chain it is on and how new it is. Throws nothing.
 * @param height the block that the other nodes are at; 0 where none is known
 */
export async function checkNode(typed: string, chainId: number, height: number): Promise<NodeCheck> {
  const url = parseNodeUrl(typed)
  if (url === undefined) return { kind: 'notUsable' }
  try {
    const theirs = await sendRpcBatch({ url, chainId, timeoutMs: TIMEOUT_MS, isOwn: true }, [])
    const blocks = theirs.height - height
    const isNear = height === 0 || (blocks >= -MAX_BLOCKS_BEHIND && blocks <= MAX_BLOCKS_AHEAD)
    return isNear ? { kind: 'good', url } : { kind: 'far', blocks }
  } catch (error) {
    const other = error instanceof NetworkError ? error.cause : undefined
    return typeof other === 'number' ? { kind: 'wrongChain', chainId: other } : { kind: 'noAnswer' }
  }
}
