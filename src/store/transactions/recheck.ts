const MINUTE_MS = 60_000
/** The block time that the specification's block gaps assume. */
const SPECIFIED_BLOCK_TIME_SEC = 6
/** Relative deviation of the measured block time that is ignored. */
const TOLERANCE = 0.2

/** What decides whether a receipt is due. */
export interface UncheckedTransaction {
  /** Unix milliseconds. */
  readonly addedTime: number
  readonly lastCheckedBlockNumber?: number
  readonly receipt?: unknown
}

/**
 * Whether the receipt should be requested at `blockNumber`: with every block in the first 5 minutes, after more than 2
 * blocks up to 60 minutes, and after more than 9 blocks later.
 * @param blockTimeSec measured block time; the gaps are scaled if it differs from the specified one
 */
export function shouldCheckReceipt(
  transaction: UncheckedTransaction,
  blockNumber: number,
  nowMs: number,
  blockTimeSec = SPECIFIED_BLOCK_TIME_SEC,
): boolean {
  if (transaction.receipt !== undefined) return false
  if (transaction.lastCheckedBlockNumber === undefined) return true
  const blocksSinceCheck = blockNumber - transaction.lastCheckedBlockNumber
  if (blocksSinceCheck < 1) return false
  const minutesPending = (nowMs - transaction.addedTime) / MINUTE_MS
  const pace = blockTimeSec / SPECIFIED_BLOCK_TIME_SEC
  const gap = Math.abs(pace - 1) > TOLERANCE ? blocksSinceCheck * pace : blocksSinceCheck
  if (minutesPending > 60) return gap > 9
  if (minutesPending > 5) return gap > 2
  return true
}
