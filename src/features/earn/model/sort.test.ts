import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { keepOrder, noOrder, type SortValue, sortEntries, toSortValue } from './sort'
import { testEntry } from './testEntries'

const values = { apy: undefined, tvl: undefined, deposit: undefined }
const entry = (id: string, apy: SortValue) => testEntry({ id }, { values: { ...values, apy } })
const row = (...apys: readonly (number | 'loading' | undefined)[]) =>
  apys.map((apy, index) => entry(String.fromCharCode(97 + index), typeof apy === 'number' ? new Decimal(apy) : apy))
const sorted = (entries: ReturnType<typeof row>, order: Parameters<typeof sortEntries>[1], isAscending = false) =>
  sortEntries(entries, order, isAscending)
    .map(({ facts }) => facts.id)
    .join('')

describe('the order', () => {
  it('has the unknown last in both directions, and equals as they stood', () => {
    const entries = row(1, undefined, 3, 1, undefined)
    const order = keepOrder(noOrder, 's', entries, 'apy')
    expect(sorted(entries, order)).toBe('cadbe')
    expect(sorted(entries, order, true)).toBe('adcbe')
  })

  it('is made once all are read, not one by one', () => {
    const waiting = keepOrder(noOrder, 's', row(1, 'loading', 3), 'apy')
    expect(waiting.valueById.size).toBe(0)
    expect(sorted(row(1, 2, 3), keepOrder(waiting, 's', row(1, 2, 3), 'apy'))).toBe('cba')
  })

  it('does not change with a block, and takes in what is read later', () => {
    const first = keepOrder(noOrder, 's', row(1, undefined, 3), 'apy')
    expect(keepOrder(first, 's', row(9, undefined, 0), 'apy')).toBe(first)
    const later = keepOrder(first, 's', row(9, 2, 0), 'apy')
    expect(sorted(row(9, 2, 0), later)).toBe('cba')
  })

  it('is made anew when the reader asks for another', () => {
    const first = keepOrder(noOrder, 's', row(1, 2), 'apy')
    expect(sorted(row(5, 2), keepOrder(first, 'other', row(5, 2), 'apy'))).toBe('ab')
  })

  it('of the newest has the marked first, then the later block, the undated last', () => {
    const dated = (id: string, deployBlock: number | undefined, isNew = false) => testEntry({ id, deployBlock, isNew })
    const entries = [dated('a', undefined), dated('b', 5), dated('c', 9), dated('d', 1, true)]
    expect(sorted(entries, keepOrder(noOrder, 's', entries, 'newest'))).toBe('dcba')
  })

  it('keeps every vault and never goes against the values', () => {
    const some = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), { maxLength: 20 })
    fc.assert(
      fc.property(some, fc.boolean(), (apys, isAscending) => {
        const entries = row(...apys)
        const result = sortEntries(entries, keepOrder(noOrder, 's', entries, 'apy'), isAscending)
        expect(new Set(result)).toEqual(new Set(entries))
        const shown = result.map((one) => one.values.apy)
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
