import * as v from 'valibot'
import { type Hex, isAddress } from './hex'
import { isRecord } from './record'

const HASH = /^0x[0-9a-f]{64}$/

/** `0x` and 40 hex digits; says nothing about the checksum. */
export const addressSchema = v.pipe(v.string(), v.guard(isAddress))

/** `0x` and 64 lower-case hex digits. */
export const hashSchema = v.pipe(
  v.string(),
  v.guard((text: string): text is Hex => HASH.test(text)),
)

/** A whole number of 0 or more that a double holds exactly. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** An object with fields of any name. `v.record` takes a list for one. */
export const fieldsSchema = v.custom<Readonly<Record<string, unknown>>>(isRecord)

/** A list from which all that `entry` refuses is left out. */
export function entriesSchema<T>(entry: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((raw) => {
        const parsed = v.safeParse(entry, raw, { abortEarly: true })
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )
}

/** A field that is missing where `field` refuses it. For `sparseSchema`. */
export function spareSchema<T>(field: v.GenericSchema<unknown, T>) {
  return v.optional(v.fallback(v.optional(field), undefined))
}

type Sparse<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** An object without the fields that are undefined: JSON has none, and a field that is there counts as said. */
export function sparseSchema<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.object(entries),
    v.transform(
      (output) =>
        Object.fromEntries(Object.entries(output).filter(([, value]) => value !== undefined)) as Sparse<typeof output>,
    ),
  )
}

/** What `schema` makes of something from outside; undefined where it refuses that. */
export function parseOr<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): T | undefined {
  const parsed = v.safeParse(schema, raw, { abortEarly: true })
  return parsed.success ? parsed.output : undefined
}
