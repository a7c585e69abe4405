import type { PeriodGroup } from '@/domain/exchange-info/model/groupPeriods'

const DAY_SEC = 86_400
const DAYS = { day: 1, week: 7 } as const
/** Days of an index are in UTC, wherever the user is. */
const utc = { timeZone: 'UTC', numberingSystem: 'latn' } as const

/** The end of a day, week or month in UTC. @param startSec its start, Unix seconds */
export function periodEnd(startSec: number, group: PeriodGroup): number {
  if (group !== 'month') return startSec + DAYS[group] * DAY_SEC
  const start = new Date(startSec * 1000)
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1) / 1000
}

/** Writes a period by its start (Unix seconds), such as "Nov 23, 2026", "Nov 16 – 22, 2026" or "November 2026". */
export function periodFormatter(group: PeriodGroup, locale: string): (startSec: number) => string {
  if (group === 'month') {
    const month = new Intl.DateTimeFormat(locale, { ...utc, month: 'long', year: 'numeric' })
    return (startSec) => month.format(startSec * 1000)
  }
  const date = new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'medium' })
  return group === 'day'
    ? (startSec) => date.format(startSec * 1000)
    : (startSec) => date.formatRange(startSec * 1000, (periodEnd(startSec, group) - 1) * 1000)
}

/** Writes the start of a period (Unix seconds) on the axis of a chart. */
export function periodTick(group: PeriodGroup, locale: string): (startSec: number) => string {
  const format = new Intl.DateTimeFormat(locale, {
    ...utc,
    month: 'short',
    ...(group === 'month' ? { year: 'numeric' } : { day: 'numeric' }),
  })
  return (startSec) => format.format(startSec * 1000)
}
