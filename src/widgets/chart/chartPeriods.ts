import { Decimal } from '@/lib/decimal'

/** A value of a day; days and their sums are in UTC, as an index counts them. */
export interface DayValue {
  /** Unix seconds. */
  readonly startSec: number
  /** Undefined if it is not known. */
  readonly value: Decimal | undefined
}

/** A value of a day, week or month. */
export interface PeriodValue extends DayValue {
  /** The last second of the period. */
  readonly endSec: number
}

export const chartPeriods = ['day', 'week', 'month'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

/** How a period is computed from its days: traded in all of them, or held at the end of the last one. */
export type PeriodSum = 'total' | 'last'

const DAY_SEC = 86_400
const WEEK_DAYS = 7
/** 1970 began on a Thursday; weeks begin on Monday. */
const FIRST_WEEKDAY = 3

const dayOf = (timeSec: number) => Math.floor(timeSec / DAY_SEC)

function periodStart(startSec: number, period: ChartPeriod): number {
  const day = dayOf(startSec)
  if (period === 'day') return day * DAY_SEC
  if (period === 'week') return (day - ((day + FIRST_WEEKDAY) % WEEK_DAYS)) * DAY_SEC
  const date = new Date(startSec * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1000
}

function periodEnd(startSec: number, period: ChartPeriod): number {
  if (period !== 'month') return startSec + (period === 'week' ? WEEK_DAYS : 1) * DAY_SEC - 1
  const date = new Date(startSec * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / 1000 - 1
}

/**
 * The days up to `untilSec` without gaps: an index has no row for a day without events, on which nothing was traded and
 * the level stayed the same.
 * @param days oldest first
 * @param untilSec Unix seconds; until then every event is known
 */
export function fillDays(days: readonly DayValue[], sum: PeriodSum, untilSec: number): readonly DayValue[] {
  const [first] = days
  if (first === undefined) return []
  const byDay = new Map(days.map((day) => [dayOf(day.startSec), day.value]))
  const last = Math.max(dayOf(untilSec), ...byDay.keys())
  const filled: DayValue[] = []
  for (let day = dayOf(first.startSec); day <= last; day += 1) {
    const quiet = sum === 'total' ? new Decimal(0) : filled.at(-1)?.value
    filled.push({ startSec: day * DAY_SEC, value: byDay.has(day) ? byDay.get(day) : quiet })
  }
  return filled
}

/** Days as periods. A total is only known if all of its days are. @param days oldest first, without gaps */
export function periodsOf(days: readonly DayValue[], period: ChartPeriod, sum: PeriodSum): readonly PeriodValue[] {
  const byStart = new Map<number, DayValue[]>()
  for (const day of days) {
    const startSec = periodStart(day.startSec, period)
    const known = byStart.get(startSec)
    if (known === undefined) byStart.set(startSec, [day])
    else known.push(day)
  }
  return [...byStart].map(([startSec, held]) => ({
    startSec,
    endSec: periodEnd(startSec, period),
    value: sum === 'last' ? held.at(-1)?.value : totalOf(held),
  }))
}

function totalOf(days: readonly DayValue[]): Decimal | undefined {
  let total: Decimal | undefined = new Decimal(0)
  for (const { value } of days) total = value && total?.plus(value)
  return total
}

/** Writes a period, such as "Nov 23, 2026", "Nov 16 – 22, 2026" or "November 2026". */
export function periodFormatter(period: ChartPeriod, locale: string): (value: Pick<PeriodValue, 'startSec' | 'endSec'>) => string {
  const utc = { timeZone: 'UTC', numberingSystem: 'latn' } as const
  if (period === 'month') {
    const month = new Intl.DateTimeFormat(locale, { ...utc, month: 'long', year: 'numeric' })
    return ({ startSec }) => month.format(startSec * 1000)
  }
  const date = new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'medium' })
  return period === 'day'
    ? ({ startSec }) => date.format(startSec * 1000)
    : ({ startSec, endSec }) => date.formatRange(startSec * 1000, endSec * 1000)
}

/** Writes the start of a period on the axis. */
export function periodTick(period: ChartPeriod, locale: string): (timeSec: number) => string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    numberingSystem: 'latn',
    month: 'short',
    ...(period === 'month' ? { year: 'numeric' } : { day: 'numeric' }),
  })
  return (timeSec) => format.format(timeSec * 1000)
}
