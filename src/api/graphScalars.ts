import * as v from 'valibot'
import { Decimal } from '@/lib/decimal'
import { countSchema } from '@/lib/schema'
import { GRAPH_PAGE_ROWS } from './graphPages'

/** Tokens have up to 77 decimals, and dollar values as many again. */
const DECIMAL = /^\d{1,120}(\.\d{1,200})?$/
/** Upper bound of plausible block timestamps. */
const MAX_TIME_SEC = 1e11

/** A non-negative BigDecimal. */
export const decimal = v.pipe(
  v.string(),
  v.regex(DECIMAL),
  v.transform((text) => new Decimal(text)),
)
/** A non-negative BigDecimal in base units; rejected if it has more decimals. */
export const units = (decimals: number) =>
  v.pipe(
    decimal,
    v.check((value) => value.shiftedBy(decimals).isInteger()),
    v.transform((value) => BigInt(value.shiftedBy(decimals).toFixed())),
  )
/** An amount of CRO in wei. */
export const croWei = units(18)
/** A uint256. */
export const uint256 = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/),
  v.transform((text) => BigInt(text)),
)
/** Undefined for null. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  )
/** A non-negative Int or BigInt. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  countSchema,
)
/** Unix seconds. */
export const time = v.pipe(whole, v.maxValue(MAX_TIME_SEC))
/** A page of a list. */
export const rowsOf = <S extends v.GenericSchema>(row: S) => v.pipe(v.array(row), v.maxLength(GRAPH_PAGE_ROWS))
