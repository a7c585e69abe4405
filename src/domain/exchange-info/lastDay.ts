const HOUR_SEC = 3_600
/** This hour and those before it. */
const HOURS_BEFORE = 23

/** The start of the hour with which the last 24 begin; Unix seconds. */
export function sinceSecOf(nowSec: number): number {
  return (Math.floor(nowSec / HOUR_SEC) - HOURS_BEFORE) * HOUR_SEC
}
