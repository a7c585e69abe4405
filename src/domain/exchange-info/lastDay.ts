const HOUR_SEC = 3_600
/** The current hour and the 23 before. */
const HOURS_BEFORE = 23

/** The start of the last 24 hours, by whole hours; Unix seconds. */
export function sinceSecOf(nowSec: number): number {
  return (Math.floor(nowSec / HOUR_SEC) - HOURS_BEFORE) * HOUR_SEC
}
