interface Result {
  readonly status: 'sent' | 'rejected' | 'failed'
}

/** Counts successes and failures of an order; a rejection counts as a failure. */
export function countResults(results: readonly (Result | undefined)[]): {
  readonly sent: number
  readonly failed: number
  readonly isDone: boolean
} {
  const sent = results.filter((result) => result?.status === 'sent').length
  const open = results.filter((result) => result === undefined).length
  return { sent, failed: results.length - sent - open, isDone: open === 0 }
}
