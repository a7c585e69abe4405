/** When something is open: from `from` on, up to but without `until`. Both in Unix seconds, or both in block numbers. */
export interface Schedule {
  readonly from?: number
  readonly until?: number
}

export type Phase =
  | { readonly status: 'soon'; readonly from: number }
  | { readonly status: 'live'; readonly until: number | undefined }
  | { readonly status: 'ended'; readonly until: number }

/** Where a schedule stands at a time or block, as a contract that compares with `block.timestamp` or `block.number` has it. */
export function phaseAt({ from, until }: Schedule, now: number): Phase {
  if (from !== undefined && now < from) return { status: 'soon', from }
  if (until !== undefined && now >= until) return { status: 'ended', until }
  return { status: 'live', until }
}

/** How much of a schedule has passed, 0 to 1. */
export function elapsedShare({ from, until }: Required<Schedule>, now: number): number {
  return until <= from ? 0 : Math.min(1, Math.max(0, (now - from) / (until - from)))
}

/** A point on the chain: a time in Unix seconds, or a block. */
export type Moment = { readonly timeSec: number } | { readonly block: number }

/** What the chain's latest block says of now. */
export interface ChainClock {
  readonly block: { readonly number: number; readonly timestampSec: number }
  /** Seconds since that block arrived. */
  readonly sinceSec: number
  /** Undefined where it is not known, or not steady enough to count on. */
  readonly blockTimeSec: number | undefined
}

/** A chain that makes no blocks for longer has stopped: a countdown waits with it. */
const MAX_AHEAD_SEC = 60

/**
 * Seconds until a moment by the chain's own time, at least 0; undefined for a block while the block time is unknown.
 * Between two blocks the seconds since the last one count, as the next block's time will have them.
 */
export function secondsUntil(moment: Moment, { block, sinceSec, blockTimeSec }: ChainClock): number | undefined {
  const ahead = Math.min(MAX_AHEAD_SEC, Math.max(0, sinceSec))
  if ('timeSec' in moment) return Math.max(0, Math.ceil(moment.timeSec - block.timestampSec - ahead))
  const blocks = moment.block - block.number
  if (blocks <= 0) return 0
  return blockTimeSec === undefined ? undefined : Math.max(0, Math.ceil(blocks * blockTimeSec - ahead))
}
