// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { TokenList } from '@/api/tokenList/tokenList'
import { initialListsState, type ListsState } from './listsSlice'
import { readStoredLists, storeLists } from './storedLists'
import { areListsUnsaved } from './unsavedLists'

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
const read = () => readStoredLists(KEY, localStorage.getItem(KEY) ?? '')

beforeEach(() => localStorage.clear())

describe('storedLists without IndexedDB', () => {
  it('stores the lists whole if they are small enough', async () => {
    await storeLists(KEY, stateOf(100))
    expect(areListsUnsaved.getSnapshot()).toBe(false)
    expect(await read()).toEqual(stateOf(100))
  })

  it('drops the tokens of lists that are too long, reports it, and keeps what the user added', async () => {
    await storeLists(KEY, stateOf(20_000))
    expect(areListsUnsaved.getSnapshot()).toBe(true)
    expect(await read()).toEqual({ ...stateOf(0), byUrl: { [URL]: {} } })
    expect(localStorage.getItem(KEY)?.length).toBeLessThan(1000)
    await storeLists(KEY, stateOf(1))
    expect(areListsUnsaved.getSnapshot()).toBe(false)
  })
})

describe('storedLists', () => {
  it('reads the format of earlier versions, each field a JSON string', async () => {
    const fields = Object.entries(stateOf(2)).map(([name, value]) => [name, JSON.stringify(value)])
    expect(await readStoredLists(KEY, JSON.stringify(Object.fromEntries(fields)))).toEqual(stateOf(2))
  })

  it.each(['', '{{{', 'null', '7', '"x"', '[1]', '{"byUrl":"{{","activeListUrls":7}'])(
    'restores nothing from %j',
    async (kept) => {
      expect(await readStoredLists(KEY, kept)).toEqual(initialListsState)
    },
  )

  it('rejects if IndexedDB cannot be read', async () => {
    await expect(readStoredLists(KEY, '"database"')).rejects.toThrow()
  })
})
