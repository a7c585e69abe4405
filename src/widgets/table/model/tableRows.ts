import { Decimal } from '@/lib/decimal'

/** Sort value; undefined if unknown. */
export type TableValue = Decimal | bigint | number | string | undefined

export interface TableOrder {
  /** Column id. */
  readonly id: string
  readonly isAscending: boolean
}

function compare(a: NonNullable<TableValue>, b: NonNullable<TableValue>, locale: string): number {
  if (typeof a === 'string' || typeof b === 'string')
    return String(a).localeCompare(String(b), locale, { numeric: true, sensitivity: 'base' })
  const [left, right] = [a, b].map((value) => (Decimal.isBigNumber(value) ? value : new Decimal(String(value))))
  return left?.comparedTo(right ?? 0) ?? 0
}

/** Stable sort by a value; unknown values come last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => TableValue,
  isAscending: boolean,
  locale: string,
): readonly Row[] {
  const sign = isAscending ? 1 : -1
  return [...rows].sort((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return sign * compare(left, right, locale)
  })
}

export interface TablePage<Row> {
  readonly rows: readonly Row[]
  /** From 0; clamped to the last page. */
  readonly page: number
  readonly pageCount: number
}

export function pageOf<Row>(rows: readonly Row[], page: number, pageRows: number): TablePage<Row> {
  const pageCount = Math.max(1, Math.ceil(rows.length / pageRows))
  const shown = Math.min(page, pageCount - 1)
  return { rows: rows.slice(shown * pageRows, (shown + 1) * pageRows), page: shown, pageCount }
}
