import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { type KeptOrder, keepOrder, noOrder, type SortValue, sortEntries, toSortValue } from './keptOrder'

interface Row {
  readonly id: string
  readonly value: SortValue
}
const row = (...values: readonly (number | 'loading' | undefined)[]): readonly Row[] =>
  values.map((value, index) => ({
    id: String.fromCharCode(97 + index),
    value: typeof value === 'number' ? new Decimal(value) : value,
  }))
const idOf = ({ id }: Row) => id
const keep = (kept: KeptOrder, session: string, rows: readonly Row[]) =>
  keepOrder(kept, session, rows, idOf, ({ value }) => value)
const sorted = (rows: readonly Row[], order: KeptOrder, isAscending = false) =>
  sortEntries(rows, idOf, order, isAscending).map(idOf).join('')

describe('the order', () => {
  it('has the unknown last in both directions, and equals as they stood', () => {
    const rows = row(1, undefined, 3, 1, undefined)
    const order = keep(noOrder, 's', rows)
    expect(sorted(rows, order)).toBe('cadbe')
    expect(sorted(rows, order, true)).toBe('adcbe')
  })

  it('is made once all are read, not one by one', () => {
    const waiting = keep(noOrder, 's', row(1, 'loading', 3))
    expect(waiting.valueById.size).toBe(0)
    expect(sorted(row(1, 2, 3), keep(waiting, 's', row(1, 2, 3)))).toBe('cba')
  })

  it('does not change with a block, and takes in what is read later', () => {
    const first = keep(noOrder, 's', row(1, undefined, 3))
    expect(keep(first, 's', row(9, undefined, 0))).toBe(first)
    const later = keep(first, 's', row(9, 2, 0))
    expect(sorted(row(9, 2, 0), later)).toBe('cba')
  })

  it('is made anew when the reader asks for another', () => {
    const first = keep(noOrder, 's', row(1, 2))
    expect(sorted(row(5, 2), keep(first, 'other', row(5, 2)))).toBe('ab')
  })

  it('keeps every entry and never goes against the values', () => {
    const some = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), { maxLength: 20 })
    fc.assert(
      fc.property(some, fc.boolean(), (values, isAscending) => {
        const rows = row(...values)
        const result = sortEntries(rows, idOf, keep(noOrder, 's', rows), isAscending)
        expect(new Set(result)).toEqual(new Set(rows))
        const shown = result.map(({ value }) => value)
        const known = shown.filter((value) => value instanceof Decimal)
        expect(shown.slice(0, known.length)).toEqual(known)
        known.slice(1).forEach((value, index) => {
          expect((isAscending ? 1 : -1) * (known[index]?.comparedTo(value) ?? 0)).toBeLessThanOrEqual(0)
        })
      }),
    )
  })
})

describe('toSortValue', () => {
  it('knows a loading, a failed and an unpriced number apart from 0', () => {
    const pick = (value: Decimal | undefined) => value
    expect(toSortValue<Decimal | undefined>(LOADING, pick)).toBe('loading')
    expect(toSortValue<Decimal | undefined>({ status: 'failed', retry: () => undefined }, pick)).toBeUndefined()
    expect(toSortValue<Decimal | undefined>(ready(undefined), pick)).toBeUndefined()
    expect(toSortValue(ready(new Decimal(0)), pick)?.toString()).toBe('0')
  })
})
