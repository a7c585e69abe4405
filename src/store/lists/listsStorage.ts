import { browserStorage, type SliceStorage } from '../persistence'
import { initialListsState, type ListsState } from './listsSlice'

const loadStoredLists = () => import('./storedLists')

/**
 * Stores the lists in IndexedDB, because two long lists exceed local storage. The code is loaded with the first list or
 * token. If reading fails, nothing is written, which would overwrite the stored lists.
 */
export function createListsStorage(): SliceStorage {
  let hasRead = false
  return {
    ...browserStorage,
    getItem: async (key: string): Promise<object | null> => {
      const kept: unknown = await browserStorage.getItem(key)
      const lists = typeof kept === 'string' ? await (await loadStoredLists()).readStoredLists(key, kept) : null
      hasRead = true
      return lists
    },
    setItem: async (key: string, lists: Partial<ListsState>) => {
      const isUntouched = lists.byUrl === initialListsState.byUrl && lists.addedTokens === initialListsState.addedTokens
      if (hasRead && !isUntouched) await (await loadStoredLists()).storeLists(key, lists)
    },
  }
}
