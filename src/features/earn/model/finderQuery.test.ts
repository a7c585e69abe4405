import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FinderQuery,
  finderFilters,
  isFinding,
  noQuery,
  parseFinderQuery,
  protocols,
  sortKeys,
  tidyText,
  withFilter,
  writeFinderQuery,
} from './finderQuery'

const empty: FinderQuery = { ...noQuery, view: undefined }
const parse = (search: string) => parseFinderQuery(new URLSearchParams(search))
const query: fc.Arbitrary<FinderQuery> = fc
  .record({
    text: fc.string({ unit: 'grapheme', maxLength: 100 }).map(tidyText),
    sort: fc.option(fc.constantFrom(...sortKeys), { nil: undefined }),
    isAscending: fc.boolean(),
    filters: fc.subarray([...finderFilters]),
    protocol: fc.option(fc.constantFrom(...protocols), { nil: undefined }),
    view: fc.constantFrom('cards', 'table', undefined),
  })
  .map((all) => ({ ...all, isAscending: all.sort !== undefined && all.isAscending }))

describe('the query string', () => {
  it.each<[string, Partial<FinderQuery>]>([
    ['', {}],
    ['q=cro+usdc', { text: 'cro usdc' }],
    ['q=+%20', {}],
    ['sort=apy', { sort: 'apy' }],
    ['sort=tvl&order=asc', { sort: 'tvl', isAscending: true }],
    ['order=asc', {}],
    ['sort=price', {}],
    ['sort=tvl&order=up', { sort: 'tvl' }],
    ['filter=lending,mine,mine,stable', { filters: ['mine', 'lending'] }],
    ['protocol=vvs', { protocol: 'VVS' }],
    ['protocol=Uniswap', {}],
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
        expect(parse(writeFinderQuery(new URLSearchParams(), asked).toString())).toEqual(asked)
      }),
    )
  })

  it('is read whatever stands in it', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const read = parse(search)
        expect(parse(writeFinderQuery(new URLSearchParams(search), read).toString())).toEqual(read)
      }),
    )
  })

  it('keeps what is not its own, and leaves out what says nothing', () => {
    const old = new URLSearchParams('ref=MHg&q=cro&sort=apy&order=asc&filter=mine&protocol=VVS')
    expect(writeFinderQuery(old, empty).toString()).toBe('ref=MHg')
  })
})

describe('isFinding', () => {
  it('is so for a search, an order or a filter, not for a view', () => {
    expect([empty, { ...empty, view: 'cards' as const }, { ...empty, text: ' ' }].map(isFinding)).toEqual([
      false,
      false,
      false,
    ])
    const parts: readonly Partial<FinderQuery>[] = [
      { text: 'a' },
      { sort: 'apy' },
      { filters: ['mine'] },
      { protocol: 'VVS' },
    ]
    expect(parts.map((part) => isFinding({ ...empty, ...part }))).toEqual([true, true, true, true])
  })
})

describe('withFilter', () => {
  it('takes one in and out', () => {
    expect(withFilter(['lp'], 'mine')).toEqual(['mine', 'lp'])
    expect(withFilter(['mine', 'lp'], 'mine')).toEqual(['lp'])
  })
})
