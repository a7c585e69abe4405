/** A point on the chain: Unix seconds, or a block number. */
export type Moment = { readonly timeSec: number } | { readonly block: number }

/** The latest block, for estimating the current chain time. */
export interface ChainClock {
  readonly block: { readonly number: number; readonly timestampSec: number }
  /** Seconds since that block arrived. */
  readonly sinceSec: number
  /** Undefined if unknown or too irregular. */
  readonly blockTimeSec: number | undefined
}

/** After this many seconds without a block the chain is considered halted, and countdowns pause. */
const MAX_AHEAD_SEC = 60

/**
 * Seconds until a moment in chain time, at least 0; undefined for a block if the block time is unknown. Between blocks,
 * the seconds since the last one are added.
 */
export function secondsUntil(moment: Moment, { block, sinceSec, blockTimeSec }: ChainClock): number | undefined {
  const ahead = Math.min(MAX_AHEAD_SEC, Math.max(0, sinceSec))
  if ('timeSec' in moment) return Math.max(0, Math.ceil(moment.timeSec - block.timestampSec - ahead))
  const blocks = moment.block - block.number
  if (blocks <= 0) return 0
  return blockTimeSec === undefined ? undefined : Math.max(0, Math.ceil(blocks * blockTimeSec - ahead))
}
