/**
 * What a node did last: 'behind' is too many blocks behind the others, 'ahead' impossibly far before them. One that is
 * 'untrusted' gave another answer than others who agree, and stays so.
 */
export type NodeState = 'unknown' | 'good' | 'limited' | 'wrongChain' | 'behind' | 'ahead' | 'unusable' | 'untrusted'

/** What is remembered of a node. */
export interface NodeRecord {
  readonly url: string
  readonly state: NodeState
  /** Usual milliseconds of an answer; absent before the first. */
  readonly latencyMs?: number
  /** The part of its answers that were usable, newer ones counting more; 0 to 1. */
  readonly stability: number
  /** Failures since the last usable answer. */
  readonly failures: number
  /** Unix milliseconds until which it is asked after all others. */
  readonly restUntilMs: number
  /** Unix milliseconds until which it is not asked at all: it said so. */
  readonly limitedUntilMs: number
  /** The block that it said it is at, whether that was believed or not. */
  readonly claim?: number
  /** The highest block that was believed. */
  readonly height?: number
  /** How many requests it takes at once, where it refused more. */
  readonly maxRequests?: number
}

/** A node that is so many blocks before all others is not on this chain's time. */
export const MAX_BLOCKS_AHEAD = 1_000

/** Weight of the newest answer. */
const NEWEST = 0.3
const FIRST_REST_MS = 2_000
const MAX_REST_MS = 60_000
/** As viem's ranked transports weigh the two. */
const STABILITY_WEIGHT = 0.7
const LATENCY_WEIGHT = 0.3
/** How much better another node must be before it replaces the one in use. */
const HYSTERESIS = 0.1

export function newRecord(url: string): NodeRecord {
  return { url, state: 'unknown', stability: 1, failures: 0, restUntilMs: 0, limitedUntilMs: 0 }
}

const blend = (before: number, newest: number) => before + NEWEST * (newest - before)

/** The record after a usable answer. */
export function recordAnswer(record: NodeRecord, latencyMs: number, height: number): NodeRecord {
  return {
    ...record,
    state: 'good',
    latencyMs: record.latencyMs === undefined ? latencyMs : blend(record.latencyMs, latencyMs),
    stability: blend(record.stability, 1),
    failures: 0,
    restUntilMs: 0,
    limitedUntilMs: 0,
    height: Math.max(record.height ?? 0, height),
  }
}

/** The record of a node that made somebody wait so long without an answer. */
export function recordWait(record: NodeRecord, waitedMs: number): NodeRecord {
  return { ...record, latencyMs: Math.max(record.latencyMs ?? 0, waitedMs) }
}

interface Failure {
  readonly state: Exclude<NodeState, 'unknown' | 'good' | 'untrusted'>
  readonly nowMs: number
  /** How long it asked to be left alone. */
  readonly restMs?: number | undefined
  /** 0 to 1. */
  readonly random: number
}

/** The record after a failure: it rests for 2 s, and twice as long each time, up to a minute and a quarter more or less. */
export function recordFailure(record: NodeRecord, { state, nowMs, restMs, random }: Failure): NodeRecord {
  const backoff = Math.min(FIRST_REST_MS * 2 ** record.failures, MAX_REST_MS) * (0.75 + random / 2)
  const restUntilMs = nowMs + (restMs ?? backoff)
  return {
    ...record,
    state,
    stability: blend(record.stability, 0),
    failures: record.failures + 1,
    restUntilMs,
    limitedUntilMs: state === 'limited' ? restUntilMs : record.limitedUntilMs,
  }
}

/** Whether a node may be asked at all. */
export function isAvailable({ state, limitedUntilMs }: NodeRecord, nowMs: number): boolean {
  return state !== 'untrusted' && limitedUntilMs <= nowMs
}

interface RankingContext {
  readonly nowMs: number
  /** The user's own node comes first while it works. */
  readonly ownUrl?: string | undefined
  /** The node in use. */
  readonly currentUrl?: string | undefined
}

/**
 * URLs by stability and latency, the best first: those that rest last, those that asked to be left alone or are not
 * believed not at all.
 */
export function rankNodes(
  records: readonly NodeRecord[],
  { nowMs, ownUrl, currentUrl }: RankingContext,
): readonly string[] {
  const latencies = records.flatMap(({ latencyMs }) => latencyMs ?? [])
  const fastestMs = Math.min(...latencies)
  const scoreOf = ({ url, stability, latencyMs, restUntilMs }: NodeRecord): number => {
    const speed = latencyMs === undefined ? 0.5 : fastestMs / Math.max(latencyMs, 1)
    const merits = STABILITY_WEIGHT * stability + LATENCY_WEIGHT * speed + (url === currentUrl ? HYSTERESIS : 0)
    if (restUntilMs > nowMs) return merits - 10
    return url === ownUrl ? merits + 10 : merits
  }
  return records
    .filter((record) => isAvailable(record, nowMs))
    .map((record) => ({ url: record.url, score: scoreOf(record) }))
    .sort((a, b) => b.score - a.score)
    .map(({ url }) => url)
}

/**
 * How new the chain is by all nodes: of three or more the second highest, so that no single one can make the others
 * look old.
 */
export function commonHeight(heights: readonly number[]): number {
  const sorted = [...heights].sort((a, b) => b - a)
  return sorted[sorted.length > 2 ? 1 : 0] ?? 0
}
