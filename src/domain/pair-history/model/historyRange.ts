/** The ranges of the price chart. */
export const historyRanges = ['day', 'week', 'month', 'year'] as const
export type HistoryRange = (typeof historyRanges)[number]

const HOUR_SEC = 3_600
const DAY_SEC = 86_400

/** Each range's length and the subgraph's period for it; a month of hours fits into one response. */
export const rangeTerms: Readonly<Record<HistoryRange, { readonly spanSec: number; readonly period: 'hour' | 'day' }>> =
  {
    day: { spanSec: DAY_SEC, period: 'hour' },
    week: { spanSec: 7 * DAY_SEC, period: 'hour' },
    month: { spanSec: 30 * DAY_SEC, period: 'hour' },
    year: { spanSec: 365 * DAY_SEC, period: 'day' },
  }

export const PERIOD_SEC = { hour: HOUR_SEC, day: DAY_SEC } as const
