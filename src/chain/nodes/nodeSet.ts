import type { RpcAnswers, RpcRequest } from '../rpc/rpcBatch'

/** The nodes that a client asks: which in what order, and what counts as an answer. */
export interface NodeSet {
  /** URLs of the nodes to ask, the best first. */
  order(): readonly string[]
  /** How long to wait for a node before the next one is asked as well. */
  patienceMs(url: string): number
  /** @throws NetworkError where the node gives nothing usable, is on another chain or behind the others */
  ask(url: string, requests: readonly RpcRequest[]): Promise<RpcAnswers>
  /** The answer of this node was used. */
  won(url: string): void
}

export interface NodeSetOptions {
  /** The one of them that the user named. */
  readonly ownUrl?: string | undefined
  readonly timeoutMs?: number
}

/** A node that is further behind than this is not used. */
export const MAX_BLOCKS_BEHIND = 3
/** A node that is slower than this has somebody else asked beside it. */
export const MAX_PATIENCE_MS = 2_500
/** How long one HTTP request may take. */
export const TIMEOUT_MS = 8_000
