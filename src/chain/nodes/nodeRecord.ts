/**
 * Outcome of the last request. 'behind' is too many blocks behind the other nodes, 'ahead' implausibly far ahead of
 * them. 'untrusted' contradicted a majority of nodes, and is permanent.
 */
export type NodeState = 'unknown' | 'good' | 'limited' | 'wrongChain' | 'behind' | 'ahead' | 'unusable' | 'untrusted'

/** Statistics of one node, as used for ranking. */
export interface NodeRecord {
  readonly url: string
  readonly state: NodeState
  /** Moving average in milliseconds; absent before the first answer. */
  readonly latencyMs?: number
  /** Moving average of the success rate, 0 to 1. */
  readonly stability: number
  /** Consecutive failures. */
  readonly failures: number
  /** Unix milliseconds until which the node is ranked last. */
  readonly backoffUntilMs: number
  /** Unix milliseconds until which the node must not be asked (rate limit). */
  readonly rateLimitedUntilMs: number
  /** The block number it last reported, plausible or not. */
  readonly reportedHeight?: number
  /** The highest plausible block number. */
  readonly height?: number
  /** Its batch size limit, if it refused a larger batch. */
  readonly maxRequests?: number
}

/** A node this far ahead of all others is on another chain or misconfigured. */
export const MAX_BLOCKS_AHEAD = 1_000

/** Weight of the newest sample in the moving averages. */
const NEWEST_WEIGHT = 0.3
const BASE_BACKOFF_MS = 2_000
const MAX_BACKOFF_MS = 60_000
/** The weights of viem's ranked fallback transport. */
const STABILITY_WEIGHT = 0.7
const LATENCY_WEIGHT = 0.3
/** How much better another node must score before it replaces the current one. */
const HYSTERESIS = 0.1

/** A node that was not asked yet. */
export function newRecord(url: string): NodeRecord {
  return { url, state: 'unknown', stability: 1, failures: 0, backoffUntilMs: 0, rateLimitedUntilMs: 0 }
}

const movingAverage = (before: number, newest: number) => before + NEWEST_WEIGHT * (newest - before)

/** The record after a usable answer. */
export function recordAnswer(record: NodeRecord, latencyMs: number, height: number): NodeRecord {
  return {
    ...record,
    state: 'good',
    latencyMs: record.latencyMs === undefined ? latencyMs : movingAverage(record.latencyMs, latencyMs),
    stability: movingAverage(record.stability, 1),
    failures: 0,
    backoffUntilMs: 0,
    rateLimitedUntilMs: 0,
    height: Math.max(record.height ?? 0, height),
  }
}

/** The record of a node that has kept a request waiting for `waitedMs` without an answer. */
export function recordWait(record: NodeRecord, waitedMs: number): NodeRecord {
  return { ...record, latencyMs: Math.max(record.latencyMs ?? 0, waitedMs) }
}

interface Failure {
  readonly state: Exclude<NodeState, 'unknown' | 'good' | 'untrusted'>
  readonly nowMs: number
  /** The node's own Retry-After. */
  readonly retryAfterMs?: number | undefined
  /** Jitter, 0 to 1. */
  readonly random: number
}

/** The record after a failure. The backoff starts at 2 s, doubles each time up to a minute, and has 25 % jitter. */
export function recordFailure(record: NodeRecord, { state, nowMs, retryAfterMs, random }: Failure): NodeRecord {
  const backoff = Math.min(BASE_BACKOFF_MS * 2 ** record.failures, MAX_BACKOFF_MS) * (0.75 + random / 2)
  const backoffUntilMs = nowMs + (retryAfterMs ?? backoff)
  return {
    ...record,
    state,
    stability: movingAverage(record.stability, 0),
    failures: record.failures + 1,
    backoffUntilMs,
    rateLimitedUntilMs: state === 'limited' ? backoffUntilMs : record.rateLimitedUntilMs,
  }
}

/** False while the node is rate limited, and for good once it is untrusted. */
export function isAvailable({ state, rateLimitedUntilMs }: NodeRecord, nowMs: number): boolean {
  return state !== 'untrusted' && rateLimitedUntilMs <= nowMs
}

interface RankingContext {
  readonly nowMs: number
  /** The user's own node, preferred while it works. */
  readonly ownUrl?: string | undefined
  /** The node in use. */
  readonly currentUrl?: string | undefined
}

/**
 * URLs sorted by stability and latency, best first. Nodes in backoff come last; rate-limited and untrusted nodes are
 * left out.
 */
export function rankNodes(
  records: readonly NodeRecord[],
  { nowMs, ownUrl, currentUrl }: RankingContext,
): readonly string[] {
  const latencies = records.flatMap(({ latencyMs }) => latencyMs ?? [])
  const fastestMs = Math.min(...latencies)
  const scoreOf = ({ url, stability, latencyMs, backoffUntilMs }: NodeRecord): number => {
    const speed = latencyMs === undefined ? 0.5 : fastestMs / Math.max(latencyMs, 1)
    const score = STABILITY_WEIGHT * stability + LATENCY_WEIGHT * speed + (url === currentUrl ? HYSTERESIS : 0)
    if (backoffUntilMs > nowMs) return score - 10
    return url === ownUrl ? score + 10 : score
  }
  return records
    .filter((record) => isAvailable(record, nowMs))
    .map((record) => ({ url: record.url, score: scoreOf(record) }))
    .sort((a, b) => b.score - a.score)
    .map(({ url }) => url)
}

/**
 * The chain's height by all nodes. Of three or more it is the second highest, so one node cannot make the others look
 * outdated.
 */
export function consensusHeight(heights: readonly number[]): number {
  const sorted = [...heights].sort((a, b) => b - a)
  return sorted[sorted.length > 2 ? 1 : 0] ?? 0
}
