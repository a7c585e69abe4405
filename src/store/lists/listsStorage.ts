import { browserStorage, type SliceStorage } from '../persistence'
import { initialListsState, type ListsState } from './listsSlice'

const loadKeeping = () => import('./keptLists')

/**
 * Where the lists are kept: in the browser's database, for two long lists are more than its local storage holds. Its
 * code comes with the first list or token; what could not be read is not written over.
 */
export function createListsStorage(): SliceStorage {
  let hasRead = false
  return {
    ...browserStorage,
    getItem: async (key: string): Promise<object | null> => {
      const kept: unknown = await browserStorage.getItem(key)
      const lists = typeof kept === 'string' ? await (await loadKeeping()).readLists(key, kept) : null
      hasRead = true
      return lists
    },
    setItem: async (key: string, lists: Partial<ListsState>) => {
      const isUntouched = lists.byUrl === initialListsState.byUrl && lists.addedTokens === initialListsState.addedTokens
      if (hasRead && !isUntouched) await (await loadKeeping()).keepLists(key, lists)
    },
  }
}
