/** The last block that an index contains. */
export interface IndexedBlock {
  readonly number: number
  /** Unix seconds; undefined if the index only knows the number. */
  readonly timestampSec: number | undefined
}

/** An index that is behind the chain. */
export interface IndexLag {
  /** The last block that the index contains. */
  readonly block: number
  readonly behindSec: number
}

/** A healthy index is a few blocks behind, and its answers are up to a minute old. */
const NOTICEABLE_SEC = 300

/**
 * How far an index is behind the chain; undefined if it is not noticeable.
 * @param head latest block of the chain
 * @param blockTimeSec for an index that does not know the time of its block
 */
export function indexLag(
  { number, timestampSec }: IndexedBlock,
  head: { readonly number: number; readonly timestampSec: number },
  blockTimeSec: number,
): IndexLag | undefined {
  const behindSec =
    timestampSec === undefined ? (head.number - number) * blockTimeSec : head.timestampSec - timestampSec
  return behindSec < NOTICEABLE_SEC ? undefined : { block: number, behindSec }
}
