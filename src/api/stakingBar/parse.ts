import * as v from 'valibot'
import { Decimal } from '@/lib/decimal'
import { GRAPH_PAGE_ROWS } from '../graphPages'

/** The ratio of a staking bar's token on a day. */
export interface BarSnapshot {
  /** Unix seconds. */
  readonly dateSec: number
  readonly ratio: Decimal
}

const numeric = v.union([v.string(), v.number()])

const snapshot = v.pipe(
  v.object({
    date: v.pipe(numeric, v.transform(Number), v.safeInteger(), v.minValue(1)),
    ratio: v.pipe(
      numeric,
      v.transform((ratio) => new Decimal(ratio)),
      v.check((ratio) => ratio.isFinite() && ratio.gt(0)),
    ),
  }),
  v.transform(({ date, ratio }): BarSnapshot => ({ dateSec: date, ratio })),
)
export const snapshotsAnswer = v.object({
  barDailySnapshots: v.pipe(v.array(snapshot), v.maxLength(GRAPH_PAGE_ROWS)),
})
