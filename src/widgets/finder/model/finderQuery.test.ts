import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TestSort, type TestToggle, testFinder } from '@/widgets/finder/testing/finder'
import {
  type FinderQuery,
  isFinding,
  noQuery,
  parseFinderQuery,
  sanitizeSearch,
  withToggle,
  writeFinderQuery,
} from './finderQuery'

type Query = FinderQuery<TestSort, TestToggle>

const empty: Query = { ...noQuery, view: undefined }
const parse = (search: string) => parseFinderQuery(testFinder, new URLSearchParams(search))
const write = (query: Query, old = '') => writeFinderQuery(testFinder, new URLSearchParams(old), query).toString()
const query: fc.Arbitrary<Query> = fc
  .record({
    text: fc.string({ unit: 'grapheme', maxLength: 100 }).map(sanitizeSearch),
    sort: fc.constantFrom('tvl', 'newest', undefined),
    isAscending: fc.boolean(),
    toggles: fc.subarray<Query['toggles'][number]>(['mine', 'stable', 'volatile']),
    selects: fc.constantFrom({}, { dex: 'VVS' }),
    view: fc.constantFrom('cards', 'table', undefined),
  })
  .map((all) => ({ ...all, isAscending: all.sort !== undefined && all.isAscending }))

describe('the query string', () => {
  it.each<[string, Partial<Query>]>([
    ['', {}],
    ['q=cro+usdc', { text: 'cro usdc' }],
    ['q=+%20', {}],
    ['sort=newest', { sort: 'newest' }],
    ['sort=tvl&order=asc', { sort: 'tvl', isAscending: true }],
    ['order=asc', {}],
    ['sort=price', {}],
    ['sort=constructor', {}],
    ['sort=tvl&order=up', { sort: 'tvl' }],
    ['filter=volatile,mine,mine,lending', { toggles: ['mine', 'volatile'] }],
    ['dex=vvs', { selects: { dex: 'VVS' } }],
    ['dex=Uniswap', {}],
    ['view=table', { view: 'table' }],
    ['view=tree', {}],
    ['q=a&q=b', { text: 'a' }],
  ])('%s is read as %j', (search, expected) => {
    expect(parse(search)).toEqual({ ...empty, ...expected })
  })

  it('bounds the text', () => {
    expect(parse(`q=${'x'.repeat(500)}`).text).toHaveLength(80)
  })

  it('brings every query back', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(parse(write(asked))).toEqual(asked)
      }),
    )
  })

  it('is read whatever stands in it', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const read = parse(search)
        expect(parse(write(read))).toEqual(read)
      }),
    )
  })

  it('keeps what is not its own, and leaves out what says nothing', () => {
    expect(write(empty, 'ref=MHg&q=cro&sort=tvl&order=asc&filter=mine&dex=VVS')).toBe('ref=MHg')
  })
})

describe('isFinding', () => {
  it('is so for a search, an order or a filter, not for a view', () => {
    const unfiltered: readonly Query[] = [empty, { ...empty, view: 'cards' }, { ...empty, text: ' ' }]
    expect(unfiltered.map(isFinding)).toEqual([false, false, false])
    const parts: readonly Partial<Query>[] = [
      { text: 'a' },
      { sort: 'tvl' },
      { toggles: ['mine'] },
      { selects: { dex: 'VVS' } },
    ]
    expect(parts.map((part) => isFinding({ ...empty, ...part }))).toEqual([true, true, true, true])
  })
})

describe('withToggle', () => {
  it('takes one in and out, in the order of the spec', () => {
    expect(withToggle(testFinder, ['stable'], 'mine')).toEqual(['mine', 'stable'])
    expect(withToggle(testFinder, ['mine', 'stable'], 'mine')).toEqual(['stable'])
  })
})
