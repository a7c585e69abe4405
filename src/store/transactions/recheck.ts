const MINUTE_MS = 60_000
/** What the gaps in blocks assume, as the specification's other block constants do. */
const SPECIFIED_BLOCK_TIME_SEC = 6
/** How far a measured block time may be from it and still count as the same. */
const TOLERANCE = 0.2

/** What decides whether a transaction without a receipt is asked for again. */
export interface UncheckedTransaction {
  /** Unix milliseconds. */
  readonly addedTime: number
  readonly lastCheckedBlockNumber?: number
  readonly receipt?: unknown
}

/**
 * True where the receipt should be asked for at `blockNumber`: only when a block has come since the last check, every
 * block in the first 5 minutes of age, after more than 2 blocks up to 60 minutes, after more than 9 blocks beyond.
 * @param blockTimeSec as measured, where it is known and steady: quicker blocks count for as much less in the gaps
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
