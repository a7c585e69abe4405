import { describe, expect, it } from 'vitest'
import { testVault } from '@/domain/vault/testing/vaults'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { findEntries, isSearchEmpty } from '@/widgets/finder/model/findEntries'
import { type FinderQuery, noQuery, parseFinderQuery, writeFinderQuery } from '@/widgets/finder/model/finderQuery'
import { keepOrder, noOrder } from '@/widgets/finder/model/keptOrder'
import { suggestSearch } from '@/widgets/finder/model/suggestSearch'
import { type EarnEntry, type EarnSort, type EarnToggle, earnFinder, emptyHelp } from './earnFinder'
import { tableEntries, testEntry } from './testing/entries'

type Query = FinderQuery<EarnSort, EarnToggle>

const query = (part: Partial<Query>): Query => ({ ...noQuery, view: undefined, ...part })
const find = (part: Partial<Query>, entries: readonly EarnEntry[] = tableEntries) =>
  findEntries(earnFinder, entries, query(part), noOrder)
const idsOf = (part: Partial<Query>, entries?: readonly EarnEntry[]) => find(part, entries).shown.map(earnFinder.idOf)
const indexes = tableEntries.map(({ getSearchIndex }) => getSearchIndex())

describe('the search of vaults', () => {
  it.each([
    ['tonic', 'single-tonic'],
    ['TONIC', 'single-tonic'],
    ['lion usdc', 'vvs-lion-usdc'],
    ['usdc-lion', 'vvs-lion-usdc'],
    ['ferro lcro', 'ferro-cro-lcro'],
    ['vvs-cro-eth', 'vvs-cro-eth'],
    ['toxic', 'toxicdeer-deer-usdc'],
  ])('finds by %s first %s', (text, id) => {
    expect(idsOf({ text })[0]).toBe(id)
  })

  it('finds by the share token, the deposit and the tokens of the pair', () => {
    expect(testEntry('vvs-cro-usdc').getSearchIndex().addresses).toEqual(
      ['1', '2', '3', '4'].map((digit) => digit.repeat(40)),
    )
  })

  it.each([
    ['tonci', 'TONIC'],
    ['savana', 'Savanna'],
    ['vvz', 'VVS'],
    ['lion usdcc', 'lion USDC'],
  ])('asks for %s whether %s was meant', (text, meant) => {
    expect(find({ text }).shown).toEqual([])
    expect(suggestSearch(indexes, text)).toBe(meant)
    expect(idsOf({ text: meant }).length).toBeGreaterThan(0)
  })

  it.each(['zzzzzzzz', '0x1234567890', 'lion tonic', '?', '.*'])('suggests nothing for %s', (text) => {
    expect(suggestSearch(indexes, text)).toBeUndefined()
  })
})

describe('the filters of vaults', () => {
  const entries = [
    testEntry('a', {
      definition: testVault({ id: 'a', group: 'single', strategyDescription: 'lending' }),
      isMine: true,
    }),
    testEntry('b', { definition: testVault({ id: 'b', group: 'single', isDeprecated: true }), isSaved: true }),
    testEntry('c', { definition: testVault({ id: 'c', defi: 'MM' }), isSaved: true }),
  ]
  it.each<[Partial<Query>, string]>([
    [{ toggles: ['mine'] }, 'a'],
    [{ toggles: ['saved'] }, 'bc'],
    [{ toggles: ['single'] }, 'ab'],
    [{ toggles: ['lp'] }, 'c'],
    [{ toggles: ['lending'] }, 'a'],
    [{ toggles: ['lp', 'lending'] }, 'ac'],
    [{ toggles: ['active'] }, 'ac'],
    [{ selects: { protocol: 'MM' } }, 'c'],
    [{ toggles: ['saved', 'active'] }, 'c'],
    [{ toggles: ['mine', 'lp'] }, ''],
  ])('%j leave %s', (part, ids) => {
    expect(idsOf(part, entries).join('')).toBe(ids)
  })
})

describe('the orders of vaults', () => {
  const idsBy = (sort: EarnSort, entries: readonly EarnEntry[]) => {
    const { idOf, sorts } = earnFinder
    const order = keepOrder(noOrder, 's', entries, idOf, sorts[sort])
    return findEntries(earnFinder, entries, query({ sort }), order).shown.map(earnFinder.idOf).join('')
  }

  it('have the marked as new first, then the later block, the undated last', () => {
    const dated = (id: string, deployBlock: number | undefined, isNew = false) =>
      testEntry(id, { definition: testVault({ id, ...(isNew && { isNew }) }), deployBlock })
    expect(idsBy('newest', [dated('a', undefined), dated('b', 5), dated('c', 9), dated('d', 1, true)])).toBe('dcba')
  })

  it.each(['apy', 'tvl', 'deposit'] as const)('by %s go by that figure', (sort) => {
    const entry = (id: string, value: number) => {
      const figure = (key: EarnSort) => new Decimal(key === sort ? value : 0)
      return testEntry(id, {
        vaultYield: ready({ apy: figure('apy'), parts: [] }),
        liquidity: ready({ wei: 1n, usd: figure('tvl') }),
        deposited: ready({ wei: 1n, usd: figure('deposit') }),
      })
    }
    expect(idsBy(sort, [entry('a', 1), entry('b', 3), entry('c', 2)])).toBe('bca')
  })
})

describe('the URL of the list', () => {
  it.each([
    'q=usdc&sort=tvl&order=asc&filter=lp%2Cactive&protocol=VVS&view=cards',
    'filter=mine%2Csaved%2Csingle%2Clp%2Clending%2Cactive',
    'sort=apy',
    'sort=deposit',
    'sort=newest&order=asc',
  ])('is what it was: %s', (search) => {
    const params = new URLSearchParams(search)
    const written = writeFinderQuery(earnFinder, new URLSearchParams(), parseFinderQuery(earnFinder, params))
    expect(written.toString()).toBe(search)
  })
})

describe('emptyHelp', () => {
  it.each<[Partial<Query>, boolean, string]>([
    [{ text: 'zzzz' }, true, 'earn.find.noneSearch'],
    [{ toggles: ['mine'] }, false, 'earn.find.noneMine'],
    [{ toggles: ['mine'] }, true, 'earn.find.noneFilters'],
    [{ toggles: ['saved'] }, true, 'earn.find.noneSaved'],
    [{ text: 'usdc', toggles: ['saved'] }, true, 'earn.find.noneSaved'],
  ])('of %j, connected %s, is %s', (part, isConnected, help) => {
    const shownQuery = query(part)
    expect(emptyHelp({ shownQuery, isSearchEmpty: isSearchEmpty(shownQuery, find(part)) }, isConnected)).toBe(help)
  })
})
