import * as v from 'valibot'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { addressSchema } from '@/lib/schema'
import { GRAPH_PAGE_ROWS } from '../graphPages'
import { whole } from '../graphScalars'

/** Larger sums, in dollars or CRO, are wrong. */
const MAX_WORTH = new Decimal(1e15)
const SIGNED = /^-?\d{1,120}(\.\d{1,200})?$/
/** Texts of tokens may be megabytes long; what is shown is shortened further. */
const MAX_TEXT_LENGTH = 500
/** 10^77 is the largest power of ten in a uint256. */
const MAX_DECIMALS = 77

/** A value in dollars or CRO; undefined where it cannot be true: missing, negative, or absurdly large. */
export const worth = v.fallback(
  v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(SIGNED))),
    v.transform((text): Decimal | undefined => {
      const value = text === null ? undefined : new Decimal(text)
      return value === undefined || value.lt(0) || value.gt(MAX_WORTH) ? undefined : value
    }),
  ),
  undefined,
)

/** A price in dollars or CRO; undefined where the subgraph has none, which it writes as 0. */
export const price = v.pipe(
  worth,
  v.transform((value) => (value?.gt(0) === true ? value : undefined)),
)

/** A non-negative count; undefined where it cannot be true. */
export const count = v.fallback(
  v.pipe(
    whole,
    v.transform((value): number | undefined => value),
  ),
  undefined,
)

/** Anyone can choose a token's texts, so a bad one does not make the token unknown. */
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((given) => given.slice(0, MAX_TEXT_LENGTH)),
  ),
  '',
)

/** Fields of `NamedToken`. */
export const tokenEntries = {
  id: addressSchema,
  symbol: text,
  name: text,
  decimals: v.pipe(whole, v.maxValue(MAX_DECIMALS)),
  derivedCRO: price,
  derivedUSD: price,
}

/** A token as the subgraph knows it. */
export interface IndexedToken {
  readonly address: Address
  /** As others wrote it: sanitize before it is shown. */
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly priceCro: Decimal | undefined
  readonly priceUsd: Decimal | undefined
}

/** The token of a parsed `NamedToken`. */
export function tokenOfRow({
  id,
  symbol,
  name,
  decimals,
  derivedCRO,
  derivedUSD,
}: v.InferOutput<v.ObjectSchema<typeof tokenEntries, undefined>>): IndexedToken {
  return { address: id, symbol, name, decimals, priceCro: derivedCRO, priceUsd: derivedUSD }
}

export const indexedToken = v.pipe(v.object(tokenEntries), v.transform(tokenOfRow))

/** The rows of a page that can be parsed, and whether the page was full; a page without any valid row is rejected. */
export function validPageOf<S extends v.GenericSchema>(row: S, pageRows = GRAPH_PAGE_ROWS) {
  return v.pipe(
    v.array(v.fallback(v.nullable(row), null)),
    v.maxLength(pageRows),
    v.check((rows) => rows.length === 0 || rows.some((one) => one !== null), 'no valid row'),
    v.transform((rows) => ({ rows: rows.filter((one) => one !== null), isFull: rows.length === pageRows })),
  )
}

/** The rows of a page that can be parsed; a page without any valid row is rejected. */
export function validRowsOf<S extends v.GenericSchema>(row: S) {
  return v.pipe(
    validPageOf(row),
    v.transform(({ rows }) => rows),
  )
}

/** The price of CRO in dollars. */
export const croPriceAnswer = v.pipe(
  v.nullable(v.object({ croPrice: price })),
  v.transform((bundle) => bundle?.croPrice),
)
