/** How far back a pair's price is shown. */
export const historyRanges = ['day', 'week', 'month', 'year'] as const
export type HistoryRange = (typeof historyRanges)[number]

const HOUR_SEC = 3_600
const DAY_SEC = 86_400

/** How long each is, and what the exchange's records of it are by: a month of hours is what one answer holds. */
export const rangeTerms: Readonly<Record<HistoryRange, { readonly spanSec: number; readonly period: 'hour' | 'day' }>> =
  {
    day: { spanSec: DAY_SEC, period: 'hour' },
    week: { spanSec: 7 * DAY_SEC, period: 'hour' },
    month: { spanSec: 30 * DAY_SEC, period: 'hour' },
    year: { spanSec: 365 * DAY_SEC, period: 'day' },
  }

export const PERIOD_SEC = { hour: HOUR_SEC, day: DAY_SEC } as const
