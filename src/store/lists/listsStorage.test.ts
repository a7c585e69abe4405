// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { initialListsState, type ListsState } from './listsSlice'
import { createListsStorage } from './listsStorage'

const KEY = 'persist:lists'
const OWN = { address: `0x${'f'.repeat(40)}`, symbol: 'OWN', name: 'My own', decimals: 18 } as const
const added: ListsState = { ...initialListsState, addedTokens: { 25: [OWN] } }

beforeEach(() => localStorage.clear())

describe('listsStorage', () => {
  it('stores nothing by default, and added tokens afterwards', async () => {
    const storage = createListsStorage()
    expect(await storage.getItem(KEY)).toBeNull()
    await storage.setItem(KEY, initialListsState)
    expect(localStorage.getItem(KEY)).toBeNull()
    await storage.setItem(KEY, added)
    expect(await createListsStorage().getItem(KEY)).toMatchObject(added)
  })

  it('does not overwrite what it could not read', async () => {
    // This browser has no IndexedDB.
    localStorage.setItem(KEY, '"database"')
    const storage = createListsStorage()
    await expect(storage.getItem(KEY)).rejects.toThrow()
    await storage.setItem(KEY, added)
    expect(localStorage.getItem(KEY)).toBe('"database"')
  })
})
