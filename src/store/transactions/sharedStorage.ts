import type { WebStorage } from 'redux-persist'
import type { TransactionsState } from './transactionsSlice'

const KEY = 'persist:transactions'

/** The store's transactions. */
interface SharingStore {
  readonly getState: () => { readonly transactions: TransactionsState }
  /** Replaces the transactions with the merged ones. */
  readonly share: (state: TransactionsState) => void
}

export interface SharedStorage {
  readonly storage: WebStorage
  /** Merges other tabs' changes into the store, and the store's into the storage. */
  connect(store: SharingStore): void
}

const loadMerging = () => import('./storageMerging')

/**
 * A storage that merges the transactions of several tabs, and validates records when reading. The code is loaded with
 * the first transaction.
 */
export function createSharedStorage(storage: WebStorage): SharedStorage {
  let store: SharingStore | undefined
  // The storage content when this tab last read or wrote it: the merge base.
  let common: string | null = null
  return {
    storage: {
      ...storage,
      getItem: async (key) => {
        const text: unknown = await storage.getItem(key)
        common = typeof text === 'string' ? text : null
        if (common === null) return null
        const merging = await loadMerging().catch(() => undefined)
        if (merging === undefined) common = null
        return merging?.sanitizeStored(String(text)) ?? null
      },
      setItem: async (key, text: string) => {
        const current: unknown = await storage.getItem(key)
        // No other tab has written: store immediately, because the page may be closed before the merge code has loaded.
        if ((typeof current === 'string' ? current : null) === common) {
          common = text
          await storage.setItem(key, text)
          return
        }
        const merging = await loadMerging().catch(() => undefined)
        if (merging === undefined || store === undefined) {
          await storage.setItem(key, text)
          return
        }
        const { kept, isNews, state } = merging.mergeIntoStorage({
          common,
          current: await storage.getItem(key),
          own: store.getState().transactions,
          text,
        })
        common = kept
        await storage.setItem(key, kept)
        if (isNews) store.share(state)
      },
    },
    connect(connected) {
      store = connected
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key !== KEY || newValue === null) return
        void loadMerging().then(
          ({ mergeFromStorage }) => {
            const { isNews, state } = mergeFromStorage({
              common,
              current: newValue,
              own: connected.getState().transactions,
            })
            common = newValue
            if (isNews) connected.share(state)
          },
          () => undefined,
        )
      })
    },
  }
}
