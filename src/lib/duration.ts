const MINUTE_SEC = 60
const HOUR_SEC = 3_600
const DAY_SEC = 86_400

/** A duration in its two largest units, such as `12 days 4 hours`; undefined below a minute. */
export function formatDuration(seconds: number, locale: string): string | undefined {
  if (seconds < MINUTE_SEC) return undefined
  const part = (count: number, unit: 'day' | 'hour' | 'minute') =>
    count === 0
      ? []
      : [
          new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' }).format(
            count,
          ),
        ]
  const days = part(Math.floor(seconds / DAY_SEC), 'day')
  const hours = part(Math.floor((seconds % DAY_SEC) / HOUR_SEC), 'hour')
  const minutes = part(Math.floor((seconds % HOUR_SEC) / MINUTE_SEC), 'minute')
  return (days.length > 0 ? [...days, ...hours] : [...hours, ...minutes]).join(' ')
}

/** A countdown: the two largest units above an hour, minutes and seconds below. */
export function formatCountdown(seconds: number, locale: string): string {
  if (seconds >= HOUR_SEC) return formatDuration(seconds, locale) ?? ''
  const part = (count: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', numberingSystem: 'latn' }).format(count)
  const minutes = Math.floor(seconds / MINUTE_SEC)
  return [...(minutes > 0 ? [part(minutes, 'minute')] : []), part(seconds % MINUTE_SEC, 'second')].join(' ')
}

/** Formats a Unix timestamp in seconds. */
export function formatTime(timeSec: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' }).format(
    timeSec * 1000,
  )
}

/** The day of a Unix timestamp in seconds, without the year. */
export function formatDay(timeSec: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', numberingSystem: 'latn' }).format(
    timeSec * 1000,
  )
}

/** A point of time (Unix seconds) for a machine, in UTC. */
export function isoTime(timeSec: number): string {
  return new Date(timeSec * 1000).toISOString()
}
