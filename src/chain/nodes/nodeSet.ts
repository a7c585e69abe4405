import type { RpcAnswers, RpcRequest } from '../rpc/rpcBatch'

/** The nodes behind a client: their order, and which answers count. */
export interface NodeSet {
  /** URLs, best first. */
  order(): readonly string[]
  /** How long to wait for a node before the next one is asked in parallel. */
  hedgeDelayMs(url: string): number
  /** @throws NetworkError if the answer is unusable, of another chain, or behind the other nodes */
  ask(url: string, requests: readonly RpcRequest[]): Promise<RpcAnswers>
  /** Reports that this node's answer was used. */
  markUsed(url: string): void
}

export interface NodeSetOptions {
  /** The one of the URLs that the user entered. */
  readonly ownUrl?: string | undefined
  readonly timeoutMs?: number
}

/** A node further behind than this is not used. */
export const MAX_BLOCKS_BEHIND = 3
/** Upper bound of `hedgeDelayMs`. */
export const MAX_HEDGE_DELAY_MS = 2_500
/** Timeout of one HTTP request. */
export const TIMEOUT_MS = 8_000
