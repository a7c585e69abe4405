import * as v from 'valibot'
import { type Hex, isAddress } from './hex'
import { isRecord } from './record'

const HASH = /^0x[0-9a-f]{64}$/

/** `0x` and 40 hex digits; does not check the checksum. */
export const addressSchema = v.pipe(v.string(), v.guard(isAddress))

/** `0x` and 64 lower-case hex digits. */
export const hashSchema = v.pipe(
  v.string(),
  v.guard((text: string): text is Hex => HASH.test(text)),
)

/** A non-negative safe integer. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** An object with arbitrary fields. `v.record` would accept an array. */
export const fieldsSchema = v.custom<Readonly<Record<string, unknown>>>(isRecord)

/** A list without the entries that `entry` rejects. */
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

/** A field that is dropped if `field` rejects it. For use in `sparseSchema`. */
export function spareSchema<T>(field: v.GenericSchema<unknown, T>) {
  return v.optional(v.fallback(v.optional(field), undefined))
}

type Sparse<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** An object without undefined fields, as needed for exact optional properties. */
export function sparseSchema<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.object(entries),
    v.transform(
      (output) =>
        Object.fromEntries(Object.entries(output).filter(([, value]) => value !== undefined)) as Sparse<typeof output>,
    ),
  )
}

/** Parses with `schema`; undefined if it rejects. */
export function parseOr<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): T | undefined {
  const parsed = v.safeParse(schema, raw, { abortEarly: true })
  return parsed.success ? parsed.output : undefined
}
