import * as v from 'valibot'
import type { Decimal } from '@/lib/decimal'
import { decimal, time, whole } from '../graphScalars'

/** A vault's totals from a time until the next event, in whole tokens. */
export interface IndexedTotals {
  /** Unix seconds. */
  readonly timeSec: number
  readonly assets: Decimal
  readonly shares: Decimal
}

/** The totals after an event, with its place in the chain. */
export interface EventTotals extends IndexedTotals {
  readonly block: number
  readonly logIndex: number
}

const DAY_SEC = 86_400

const totals = { totalAssets: decimal, totalShares: decimal }

/** The totals at the end of a day. */
export const dayTotals = v.pipe(
  v.object({ date: time, ...totals }),
  v.transform(
    ({ date, totalAssets, totalShares }): IndexedTotals => ({
      timeSec: date + DAY_SEC,
      assets: totalAssets,
      shares: totalShares,
    }),
  ),
)

/** The totals after a deposit, a withdrawal or a compound. */
export const eventTotals = v.pipe(
  v.object({ timestamp: time, block: whole, logIndex: whole, ...totals }),
  v.transform(
    ({ timestamp, block, logIndex, totalAssets, totalShares }): EventTotals => ({
      timeSec: timestamp,
      block,
      logIndex,
      assets: totalAssets,
      shares: totalShares,
    }),
  ),
)
