import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TestPool, type TestSort, type TestToggle, testFinder, testPool } from '@/widgets/finder/testing/finder'
import { findEntries, isSearchEmpty } from './findEntries'
import { type FinderQuery, noQuery } from './finderQuery'
import { noOrder } from './keptOrder'
import { createSearchIndex, withAddress } from './searchIndex'
import { suggestSearch } from './suggestSearch'

type Query = FinderQuery<TestSort, TestToggle>

const pools = [
  testPool('CRO-USDC', { isMine: true }),
  testPool('USDC-USDT', { kind: 'stable', dex: 'MM' }),
  testPool('LION-CRO', { dex: 'MM' }),
]
const query = (part: Partial<Query>): Query => ({ ...noQuery, view: undefined, ...part })
const find = (part: Partial<Query>, entries: readonly TestPool[] = pools) =>
  findEntries(testFinder, entries, query(part), noOrder)
const idsOf = (part: Partial<Query>, entries?: readonly TestPool[]) => find(part, entries).shown.map(({ id }) => id)
const indexes = pools.map(({ searchIndex }) => searchIndex)

describe('the search', () => {
  it.each([
    ['lion', ['LION-CRO']],
    ['LION', ['LION-CRO']],
    ['usdc cro', ['CRO-USDC']],
    ['usdc-cro', ['CRO-USDC']],
    ['usd', ['CRO-USDC', 'USDC-USDT']],
    ['cro lion usdc', []],
  ])('finds by %s %j', (text, ids) => {
    expect(idsOf({ text })).toEqual(ids)
  })

  it.each(['!', '-', '???', ' . ', '$-/', '\u{1F31E}'])('finds nothing by marks alone: %j', (text) => {
    const found = find({ text })
    expect([found.shown, found.hiddenCount, isSearchEmpty(query({ text }), found)]).toEqual([[], 0, true])
    expect(suggestSearch(indexes, text)).toBeUndefined()
  })

  it('needs no index while nothing is searched', () => {
    const spec = {
      ...testFinder,
      searchIndexOf: () => {
        throw new Error('Not needed')
      },
    }
    expect(findEntries(spec, pools, query({ toggles: ['mine'] }), noOrder).shown).toHaveLength(1)
    expect(() => findEntries(spec, pools, query({ text: 'cro' }), noOrder)).toThrow('Not needed')
  })

  it('gives whole words before beginnings before the rest', () => {
    expect(
      idsOf(
        { text: 'vvs' },
        ['xvvsx', 'vvsx', 'vvs'].map((name) => testPool(name)),
      ),
    ).toEqual(['vvs', 'vvsx', 'xvvsx'])
  })

  it('finds by any address, of at least 6 characters', () => {
    const [pair, made] = [`0x${'1a2b3c4d'.repeat(5)}`, `0x${'fedcba98'.repeat(5)}`]
    const searchIndex = withAddress(createSearchIndex({ texts: ['one'], addresses: [pair] }), made)
    const entries = [testPool('one', { searchIndex }), testPool('other')]
    const ids = (text: string) => idsOf({ text }, entries)
    expect(ids(pair)).toEqual(['one'])
    expect(ids(made.toUpperCase().replace('X', 'x'))).toEqual(['one'])
    expect(ids('0x1a2b3c')).toEqual(['one'])
    expect(ids('CBA98F')).toEqual(['one'])
    expect(ids('0x1a2b3')).toEqual([])
    expect(ids('1a2b3')).toEqual([])
  })

  it('does not take in an address twice, nor one that is not known', () => {
    const address = `0x${'ab'.repeat(20)}`
    const index = createSearchIndex({ texts: [], addresses: [address] })
    expect(withAddress(index, address.toUpperCase())).toBe(index)
    expect(withAddress(index, undefined)).toBe(index)
  })

  it.each([
    ['lino', 'LION'],
    ['usdcc', 'USDC'],
    ['cro usdtt', undefined],
    ['lion crro', 'lion CRO'],
    ['zzzzzzzz', undefined],
    ['.*', undefined],
  ])('asks for %s whether %s was meant', (text, meant) => {
    expect(find({ text }).shown).toEqual([])
    expect(suggestSearch(indexes, text)).toBe(meant)
    if (meant !== undefined) expect(idsOf({ text: meant }).length).toBeGreaterThan(0)
  })
})

describe('the filters', () => {
  it.each<[Partial<Query>, readonly string[]]>([
    [{ toggles: ['mine'] }, ['CRO-USDC']],
    [{ toggles: ['stable'] }, ['USDC-USDT']],
    [{ toggles: ['stable', 'volatile'] }, ['CRO-USDC', 'USDC-USDT', 'LION-CRO']],
    [{ toggles: ['mine', 'stable'] }, []],
    [{ selects: { dex: 'MM' } }, ['USDC-USDT', 'LION-CRO']],
    [{ selects: { dex: 'MM' }, toggles: ['volatile'] }, ['LION-CRO']],
    [{ selects: {} }, ['CRO-USDC', 'USDC-USDT', 'LION-CRO']],
  ])('%j leave %j', (part, ids) => {
    expect(idsOf(part)).toEqual(ids)
  })

  it('say how many matches of the search they hide, and nothing without a search', () => {
    expect(find({ text: 'usdc', toggles: ['stable'] })).toMatchObject({ hiddenCount: 1 })
    expect(find({ toggles: ['stable'] }).hiddenCount).toBe(0)
  })

  it('never show what the search alone does not find, and hide the rest of it', () => {
    const part = fc.record({
      text: fc.constantFrom('', 'cro', 'usdc', 'cro usdc', 'nothing'),
      toggles: fc.subarray<Query['toggles'][number]>(['mine', 'stable', 'volatile']),
    })
    fc.assert(
      fc.property(part, ({ text, toggles }) => {
        const all = new Set(find({ text }).shown)
        const { shown, hiddenCount } = find({ text, toggles })
        expect(shown.every((entry) => all.has(entry))).toBe(true)
        expect(hiddenCount).toBe(text === '' ? 0 : all.size - shown.length)
      }),
    )
  })
})

describe('isSearchEmpty', () => {
  it.each<[Partial<Query>, boolean]>([
    [{ text: 'zzzz' }, true],
    [{ text: 'cro' }, false],
    [{ text: 'usdt', toggles: ['mine'] }, false],
    [{ toggles: ['mine', 'stable'] }, false],
  ])('of %j is %s', (part, isEmpty) => {
    expect(isSearchEmpty(query(part), find(part))).toBe(isEmpty)
  })
})
