const MINUTE_SEC = 60
/** Six digits are almost two years. */
const MINUTES = /^\d{1,6}$/

/** Parses whole minutes above 0 to seconds; undefined if invalid. */
export function parseDeadline(text: string): number | undefined {
  if (!MINUTES.test(text.trim())) return undefined
  const seconds = Number(text) * MINUTE_SEC
  return seconds > 0 ? seconds : undefined
}

/** Seconds as whole minutes, rounded up. */
export function deadlineText(deadlineSec: number): string {
  return Math.ceil(deadlineSec / MINUTE_SEC).toString()
}
