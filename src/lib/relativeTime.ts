const MINUTE_SEC = 60
const HOUR_SEC = 3_600
const DAY_SEC = 86_400

/** A past moment in relation to now, such as "2 hours ago". Latin digits, like all figures of the page. */
export function formatAgo(count: number, unit: 'second' | 'minute' | 'hour' | 'day', locale: string): string {
  return new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' }).format(-count, unit)
}

/** A past moment in whole minutes, hours or days, whichever is the largest. */
export function formatElapsed(agoSec: number, locale: string): string {
  if (agoSec < HOUR_SEC) return formatAgo(Math.floor(agoSec / MINUTE_SEC), 'minute', locale)
  if (agoSec < DAY_SEC) return formatAgo(Math.floor(agoSec / HOUR_SEC), 'hour', locale)
  return formatAgo(Math.floor(agoSec / DAY_SEC), 'day', locale)
}
