import { sinceSecOf } from '../lastDay'

const HOUR_SEC = 3_600
const DAY_SEC = 24 * HOUR_SEC

/** The times that figures of a day are about, Unix seconds at full hours. */
export interface InfoTimes {
  /** Start of the current hour and the 23 before. */
  readonly sinceSec: number
  /** Start of the current hour: changes of volume compare the 24 complete hours before it with the 24 before those. */
  readonly hourSec: number
  readonly dayAgoSec: number
  readonly twoDaysAgoSec: number
}

/** The times at which the exchange's past is looked up. */
export type Moment = keyof InfoTimes

/** The times of a day that ends now. */
export function infoTimes(nowSec: number): InfoTimes {
  const hourSec = Math.floor(nowSec / HOUR_SEC) * HOUR_SEC
  return {
    sinceSec: sinceSecOf(nowSec),
    hourSec,
    dayAgoSec: hourSec - DAY_SEC,
    twoDaysAgoSec: hourSec - 2 * DAY_SEC,
  }
}
