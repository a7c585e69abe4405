import type { FieldValue } from './entityStore.ts'
import { GraphDecimal } from './graphDecimal.ts'

/** Nulls come last in ascending order and first in descending order, as in PostgreSQL. */
export function compareNullable(a: FieldValue, b: FieldValue): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return compare(a, b)
}

/** Compares two values of one type, neither of them null. */
export function compare(a: unknown, b: unknown): number {
  if (a instanceof GraphDecimal && b instanceof GraphDecimal) return a.compare(b)
  if (typeof a === 'string' || typeof b === 'string') return compareTexts(String(a), String(b))
  const left = a as number | bigint
  const right = b as number | bigint
  return left < right ? -1 : left > right ? 1 : 0
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Whether two values are equal, neither of them null. */
export function isEqual(value: FieldValue, wanted: unknown): boolean {
  if (!Array.isArray(value)) return compare(value, wanted) === 0
  const others = Array.isArray(wanted) ? (wanted as readonly unknown[]) : []
  return (
    value.length === others.length &&
    (value as readonly FieldValue[]).every((one, index) => isEqual(one, others[index]))
  )
}
