import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FinderQuery, finderFilters, noQuery } from './finderQuery'
import { emptyReason, findVaults } from './findVaults'
import { noOrder } from './sort'
import { suggestSearch } from './suggestSearch'
import { tableEntries, testEntry } from './testEntries'

const empty: FinderQuery = { ...noQuery, view: undefined }
const find = (part: Partial<FinderQuery>, entries = tableEntries, saved: readonly string[] = []) =>
  findVaults(entries, { ...empty, ...part }, new Set(saved), noOrder)
const facts = tableEntries.map((entry) => entry.facts)
const idsOf = (part: Partial<FinderQuery>) => find(part).shown.map(({ facts }) => facts.id)

describe('the search', () => {
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

  it.each(['!', '-', '???', ' . ', '$-/', '\u{1F31E}'])('finds nothing by marks alone: %j', (text) => {
    const found = find({ text })
    expect([found.shown, found.hiddenCount, emptyReason({ ...empty, text }, found, true)]).toEqual([[], 0, 'search'])
    expect(suggestSearch(facts, text)).toBeUndefined()
  })

  it('gives whole words before beginnings before the rest', () => {
    const entries = ['xvvsx', 'vvsx', 'vvs'].map((word) => testEntry({ id: word, words: [word], text: word }))
    expect(find({ text: 'vvs' }, entries).shown.map(({ facts }) => facts.id)).toEqual(['vvs', 'vvsx', 'xvvsx'])
  })

  it('finds by any address, of at least 6 characters', () => {
    const [share, underlying] = ['1a2b3c4d'.repeat(5), 'fedcba98'.repeat(5)]
    const entries = [
      testEntry({ id: 'one', addresses: [share, underlying] }),
      testEntry({ id: 'other', addresses: [] }),
    ]
    const ids = (text: string) => find({ text }, entries).shown.map(({ facts }) => facts.id)
    expect(ids(`0x${share}`)).toEqual(['one'])
    expect(ids(`0x${underlying.toUpperCase()}`)).toEqual(['one'])
    expect(ids('0x1a2b3c')).toEqual(['one'])
    expect(ids('CBA98F')).toEqual(['one'])
    expect(ids('0x1a2b3')).toEqual([])
    expect(ids('1a2b3')).toEqual([])
  })

  it('finds the vaults of the table by the share token, the deposit and the tokens of the pair', () => {
    const { facts } = testEntry({ id: 'vvs-cro-usdc' })
    expect(facts.addresses).toEqual(['1', '2', '3', '4'].map((digit) => digit.repeat(40)))
  })

  it.each([
    ['tonci', 'TONIC'],
    ['savana', 'Savanna'],
    ['vvz', 'VVS'],
    ['lion usdcc', 'lion USDC'],
  ])('asks for %s whether %s was meant', (text, meant) => {
    expect(find({ text }).shown).toEqual([])
    expect(suggestSearch(facts, text)).toBe(meant)
    expect(idsOf({ text: meant }).length).toBeGreaterThan(0)
  })

  it.each(['zzzzzzzz', '0x1234567890', 'lion tonic', '?', '.*'])('suggests nothing for %s', (text) => {
    expect(suggestSearch(facts, text)).toBeUndefined()
  })
})

describe('the filters', () => {
  const entries = [
    testEntry({ id: 'a', group: 'single', isLending: true }, { isMine: true }),
    testEntry({ id: 'b', group: 'single', isLending: false, isDeprecated: true }),
    testEntry({ id: 'c', group: 'lp', isLending: false, protocol: 'MM' }),
  ]
  it.each<[Partial<FinderQuery>, string]>([
    [{ filters: ['mine'] }, 'a'],
    [{ filters: ['saved'] }, 'bc'],
    [{ filters: ['single'] }, 'ab'],
    [{ filters: ['lp'] }, 'c'],
    [{ filters: ['lending'] }, 'a'],
    [{ filters: ['lp', 'lending'] }, 'ac'],
    [{ filters: ['active'] }, 'ac'],
    [{ protocol: 'MM' }, 'c'],
    [{ filters: ['saved', 'active'] }, 'c'],
    [{ filters: ['mine', 'lp'] }, ''],
  ])('%j leaves %s', (part, ids) => {
    expect(
      find(part, entries, ['b', 'c'])
        .shown.map(({ facts }) => facts.id)
        .join(''),
    ).toBe(ids)
  })

  it('say how many matches of the search they hide, and nothing without a search', () => {
    expect(find({ text: 'usdc', filters: ['lp'] }, entries)).toMatchObject({ hiddenCount: 2 })
    expect(find({ filters: ['lp'] }, entries).hiddenCount).toBe(0)
  })

  it('never show what the search alone does not find, and hide the rest of it', () => {
    const part = fc.record({
      text: fc.constantFrom('', 'cro', 'usdc', 'vvs lp', 'nothing'),
      filters: fc.subarray([...finderFilters]),
    })
    fc.assert(
      fc.property(part, ({ text, filters }) => {
        const all = new Set(find({ text }).shown)
        const { shown, hiddenCount } = find({ text, filters })
        expect(shown.every((entry) => all.has(entry))).toBe(true)
        expect(hiddenCount).toBe(text === '' ? 0 : all.size - shown.length)
      }),
    )
  })
})

describe('emptyReason', () => {
  it.each<[Partial<FinderQuery>, boolean, string]>([
    [{ text: 'zzzz' }, true, 'search'],
    [{ filters: ['mine'] }, false, 'mine'],
    [{ filters: ['mine'] }, true, 'filters'],
    [{ filters: ['saved'] }, true, 'saved'],
    [{ text: 'usdc', filters: ['saved'] }, true, 'saved'],
  ])('of %j, connected %s, is %s', (part, isConnected, reason) => {
    expect(emptyReason({ ...empty, ...part }, find(part), isConnected)).toBe(reason)
  })
})
