// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { TokenList } from '@/api/tokenList/tokenList'
import { keepLists, readLists } from './keptLists'
import { initialListsState, type ListsState } from './listsSlice'
import { areListsUnkept } from './unkeptLists'

const KEY = 'persist:lists'
const URL = 'https://lists.test/a.json'
const OWN = { address: `0x${'f'.repeat(40)}`, symbol: 'OWN', name: 'My own', decimals: 18 } as const
const listOf = (length: number): TokenList => ({
  name: 'A list',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: Array.from({ length }, (_, n) => ({
    chainId: 25,
    address: `0x${n.toString(16).padStart(40, '0')}` as const,
    decimals: 18,
    symbol: `T${String(n)}`,
    name: `Token ${String(n)}`,
  })),
})
const stateOf = (length: number): ListsState => ({
  byUrl: { [URL]: { current: listOf(length) } },
  activeListUrls: [URL],
  addedTokens: { 25: [OWN] },
})
const read = () => readLists(KEY, localStorage.getItem(KEY) ?? '')

beforeEach(() => localStorage.clear())

describe('lists in a browser without a database', () => {
  it('are kept whole as long as they leave room for the rest', async () => {
    await keepLists(KEY, stateOf(100))
    expect(areListsUnkept.getSnapshot()).toBe(false)
    expect(await read()).toEqual(stateOf(100))
  })

  it('are kept without their tokens where they are too long, which is said; nothing that was added is lost', async () => {
    await keepLists(KEY, stateOf(20_000))
    expect(areListsUnkept.getSnapshot()).toBe(true)
    expect(await read()).toEqual({ ...stateOf(0), byUrl: { [URL]: {} } })
    expect(localStorage.getItem(KEY)?.length).toBeLessThan(1000)
    await keepLists(KEY, stateOf(1))
    expect(areListsUnkept.getSnapshot()).toBe(false)
  })
})

describe('kept lists', () => {
  it('come back as an earlier version of the app kept them, each field a text', async () => {
    const fields = Object.entries(stateOf(2)).map(([name, value]) => [name, JSON.stringify(value)])
    expect(await readLists(KEY, JSON.stringify(Object.fromEntries(fields)))).toEqual(stateOf(2))
  })

  it.each(['', '{{{', 'null', '7', '"x"', '[1]', '{"byUrl":"{{","activeListUrls":7}'])(
    'are none in %j',
    async (kept) => {
      expect(await readLists(KEY, kept)).toEqual(initialListsState)
    },
  )

  it('that the database does not give are not taken for none', async () => {
    await expect(readLists(KEY, '"database"')).rejects.toThrow()
  })
})
