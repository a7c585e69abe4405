import * as v from 'valibot'
import type { Address } from '@/lib/hex'
import { addressSchema, entriesSchema, spareSchema, sparseSchema } from '@/lib/schema'

/** A token of the DEX info API, which may omit all but the address. */
export interface DexToken {
  readonly address: Address
  readonly symbol?: string
  readonly name?: string
  readonly decimals?: number
}

export interface DexPool {
  readonly address: Address
  readonly token0: DexToken
  readonly token1: DexToken
}

const token = v.pipe(
  sparseSchema({
    id: addressSchema,
    symbol: spareSchema(v.string()),
    name: spareSchema(v.string()),
    decimals: spareSchema(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
  }),
  v.transform(({ id, ...facts }): DexToken => ({ address: id, ...facts })),
)
const pool = v.pipe(
  v.object({ id: addressSchema, token0: token, token1: token }),
  v.transform(({ id, ...tokens }): DexPool => ({ address: id, ...tokens })),
)

/** `data.now[]` of a response; empty if missing. */
const now = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.fallback(
    v.pipe(
      v.object({ data: v.object({ now: entriesSchema(entry) }) }),
      v.transform(({ data }) => data.now),
    ),
    [],
  )
export const topTokensAnswer = now(token)
export const topPoolsAnswer = now(pool)
