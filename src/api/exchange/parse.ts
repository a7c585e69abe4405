import * as v from 'valibot'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { addressSchema } from '@/lib/schema'
import { decimal, rowsOf, time, whole } from '../graphScalars'

/** A pool as indexed by the exchange's subgraph. */
export interface PoolFigures {
  readonly address: Address
  readonly token0: Address
  readonly token1: Address
  /** Total liquidity in dollars. */
  readonly liquidityUsd: Decimal
  /** Volume in dollars since the requested time, at most a day. */
  readonly volumeUsd: Decimal
}

/** A pair's reserves at the end of an hour or day with activity, in whole tokens. */
export interface PairClose {
  /** Start of the hour or day, Unix seconds. */
  readonly startSec: number
  readonly reserve0: Decimal
  readonly reserve1: Decimal
}

/** A change of a pair's reserves by a swap, mint or burn, in whole tokens; negative for outflows. */
export interface PairChange {
  /** Unix seconds. */
  readonly timeSec: number
  readonly block: number
  readonly logIndex: number
  readonly change0: Decimal
  readonly change1: Decimal
}

const pool = v.pipe(
  v.object({
    id: addressSchema,
    reserveUSD: decimal,
    token0: v.object({ id: addressSchema }),
    token1: v.object({ id: addressSchema }),
    pairHourData: rowsOf(v.object({ hourlyVolumeUSD: decimal })),
  }),
  v.transform(
    ({ id, reserveUSD, token0, token1, pairHourData }): PoolFigures => ({
      address: id,
      token0: token0.id,
      token1: token1.id,
      liquidityUsd: reserveUSD,
      volumeUsd: pairHourData.reduce((sum, { hourlyVolumeUSD }) => sum.plus(hourlyVolumeUSD), new Decimal(0)),
    }),
  ),
)
export const poolAnswer = v.object({ pair: v.nullable(pool) })
export const topPoolsAnswer = v.object({ of0: rowsOf(pool), of1: rowsOf(pool) })

const close = v.pipe(
  v.object({ start: time, reserve0: decimal, reserve1: decimal }),
  v.transform(({ start, reserve0, reserve1 }): PairClose => ({ startSec: start, reserve0, reserve1 })),
)
export const closesAnswer = v.object({ closes: rowsOf(close), before: rowsOf(close) })

const place = { timestamp: time, logIndex: whole, transaction: v.object({ block: whole }) }
type Place = v.InferOutput<v.ObjectSchema<typeof place, undefined>>

const changeAt = ({ timestamp, logIndex, transaction }: Place, change0: Decimal, change1: Decimal): PairChange => ({
  timeSec: timestamp,
  block: transaction.block,
  logIndex,
  change0,
  change1,
})

const swap = v.pipe(
  v.object({ ...place, amount0In: decimal, amount1In: decimal, amount0Out: decimal, amount1Out: decimal }),
  v.transform((row) => changeAt(row, row.amount0In.minus(row.amount0Out), row.amount1In.minus(row.amount1Out))),
)
const amounts = v.object({ ...place, amount0: decimal, amount1: decimal })
const mint = v.pipe(
  amounts,
  v.transform((row) => changeAt(row, row.amount0, row.amount1)),
)
const burn = v.pipe(
  amounts,
  v.transform((row) => changeAt(row, row.amount0.negated(), row.amount1.negated())),
)
export const changesAnswer = v.object({ swaps: rowsOf(swap), mints: rowsOf(mint), burns: rowsOf(burn) })
