import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { pageOf, sortRows, type TableValue } from './tableRows'

const sorted = (values: readonly TableValue[], isAscending: boolean) =>
  sortRows(values, (value) => value, isAscending, 'en-US').map(String)

describe('sortRows', () => {
  it.each<[string, readonly TableValue[], readonly string[]]>([
    ['whole numbers', [2n, 10n ** 30n, 1n], ['1', '2', `1${'0'.repeat(30)}`]],
    ['numbers', [3, 1, 2], ['1', '2', '3']],
    ['decimals', [new Decimal('1.5'), new Decimal('1.25')], ['1.25', '1.5']],
    ['texts', ['b10', 'B2', 'a'], ['a', 'B2', 'b10']],
  ])('puts %s in order', (_, values, expected) => {
    expect(sorted(values, true)).toEqual(expected)
    expect(sorted(values, false)).toEqual([...expected].reverse())
  })

  it('has the unknown last in both directions', () => {
    expect(sorted([undefined, 1n, undefined, 2n], true)).toEqual(['1', '2', 'undefined', 'undefined'])
    expect(sorted([undefined, 1n, undefined, 2n], false)).toEqual(['2', '1', 'undefined', 'undefined'])
  })
})

describe('pageOf', () => {
  it('gives each row on one page, and no page beyond the last', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), fc.nat({ max: 50 }), (rows, pageRows, asked) => {
        const { pageCount } = pageOf(rows, 0, pageRows)
        const pages = Array.from({ length: pageCount }, (_, page) => pageOf(rows, page, pageRows).rows)
        expect(pages.flat()).toEqual(rows)
        expect(pageOf(rows, asked, pageRows).page).toBeLessThan(pageCount)
      }),
    )
  })
})
