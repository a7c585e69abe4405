const MINUTE_MS = 60_000

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
 */
export function shouldCheckReceipt(transaction: UncheckedTransaction, blockNumber: number, nowMs: number): boolean {
  if (transaction.receipt !== undefined) return false
  if (transaction.lastCheckedBlockNumber === undefined) return true
  const blocksSinceCheck = blockNumber - transaction.lastCheckedBlockNumber
  if (blocksSinceCheck < 1) return false
  const minutesPending = (nowMs - transaction.addedTime) / MINUTE_MS
  if (minutesPending > 60) return blocksSinceCheck > 9
  if (minutesPending > 5) return blocksSinceCheck > 2
  return true
}
