interface Result {
  readonly status: 'sent' | 'rejected' | 'failed'
}

/** How far the sends of one order are; a decline counts as a failure. */
export function countResults(results: readonly (Result | undefined)[]): {
  readonly sent: number
  readonly failed: number
  readonly isDone: boolean
} {
  const sent = results.filter((result) => result?.status === 'sent').length
  const open = results.filter((result) => result === undefined).length
  return { sent, failed: results.length - sent - open, isDone: open === 0 }
}
