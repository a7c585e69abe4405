const MINUTE_SEC = 60
const HOUR_SEC = 3_600
const DAY_SEC = 86_400

export interface LastCompoundView {
  /** Part of a day that has passed since, at most 1. */
  readonly dayShare: number
  /** How long ago, in words; undefined where it never happened. */
  readonly ago: string | undefined
}

/** Times in Unix seconds of the chain; 0 means never. */
export function lastCompoundView(lastCompoundSec: bigint, nowSec: number, locale: string): LastCompoundView {
  if (lastCompoundSec === 0n) return { dayShare: 0, ago: undefined }
  const agoSec = Math.max(0, nowSec - Number(lastCompoundSec))
  return { dayShare: Math.min(1, agoSec / DAY_SEC), ago: relativeTime(agoSec, locale) }
}

function relativeTime(agoSec: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (agoSec < HOUR_SEC) return format.format(-Math.floor(agoSec / MINUTE_SEC), 'minute')
  if (agoSec < DAY_SEC) return format.format(-Math.floor(agoSec / HOUR_SEC), 'hour')
  return format.format(-Math.floor(agoSec / DAY_SEC), 'day')
}
