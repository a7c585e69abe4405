import type { WebStorage } from 'redux-persist'
import type { TransactionsState } from './transactionsSlice'

const KEY = 'persist:transactions'

/** The store as far as its transactions go. */
interface SharingStore {
  readonly getState: () => { readonly transactions: TransactionsState }
  /** Takes what this and other tabs know together. */
  readonly share: (state: TransactionsState) => void
}

export interface SharedStorage {
  readonly storage: WebStorage
  /** Lets other tabs' news into the store, and its own out beside theirs. */
  connect(store: SharingStore): void
}

const loadKeeper = () => import('./transactionKeeper')

/**
 * A storage in which no tab overwrites what another has sent meanwhile, and from which only whole records come back. Its
 * code comes with the first transaction.
 */
export function createSharedStorage(storage: WebStorage): SharedStorage {
  let store: SharingStore | undefined
  // What the storage held when this tab last read or wrote it: the common ground of both tabs.
  let common: string | null = null
  return {
    storage: {
      ...storage,
      getItem: async (key) => {
        const text: unknown = await storage.getItem(key)
        common = typeof text === 'string' ? text : null
        if (common === null) return null
        const keeper = await loadKeeper().catch(() => undefined)
        if (keeper === undefined) common = null
        return keeper?.clean(String(text)) ?? null
      },
      setItem: async (key, text: string) => {
        const current: unknown = await storage.getItem(key)
        // Nobody else has written: kept at once, for the page may be left before any code comes.
        if ((typeof current === 'string' ? current : null) === common) {
          common = text
          await storage.setItem(key, text)
          return
        }
        const keeper = await loadKeeper().catch(() => undefined)
        if (keeper === undefined || store === undefined) {
          await storage.setItem(key, text)
          return
        }
        const { kept, isNews, state } = keeper.keep({
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
        void loadKeeper().then(
          ({ receive }) => {
            const { isNews, state } = receive({ common, current: newValue, own: connected.getState().transactions })
            common = newValue
            if (isNews) connected.share(state)
          },
          () => undefined,
        )
      })
    },
  }
}
