import { createMigrate, type PersistConfig, type WebStorage } from 'redux-persist'
import { isRecord } from '@/lib/record'

function attempt<T>(access: () => T): Promise<T | null> {
  try {
    return Promise.resolve(access())
  } catch {
    return Promise.resolve(null)
  }
}

/**
 * Local storage as redux-persist wants it: its own module is wrapped differently by each bundler. Where the
 * browser denies storage nothing is kept.
 */
export const browserStorage: WebStorage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)),
  setItem: async (key, text) => {
    await attempt(() => localStorage.setItem(key, text))
  },
  removeItem: async (key) => {
    await attempt(() => localStorage.removeItem(key))
  },
}

/** What holds a kept slice. */
export type SliceStorage = PersistConfig<unknown>['storage']

interface PersistedSlice<S> {
  readonly key: string
  readonly version: number
  /** What of the kept state can be trusted, with defaults for the rest. Reads anything, throws nothing. */
  readonly restore: (kept: Readonly<Record<string, unknown>>) => S
  readonly storage?: SliceStorage
  /** The storage takes and gives the state itself instead of a text. */
  readonly isData?: boolean
}

/**
 * How a slice is kept. Whatever is found in the storage goes through `restore`: an older, newer or corrupt state
 * falls back to defaults field by field and never stops the start.
 */
export function persistConfig<S>({
  key,
  version,
  restore,
  storage = browserStorage,
  isData = false,
}: PersistedSlice<S>): PersistConfig<S> {
  return {
    key,
    version,
    storage,
    ...(isData && { serialize: false, deserialize: false }),
    migrate: createMigrate({}, { debug: false }),
    stateReconciler: (inbound: unknown, _original: S, reduced: S) =>
      isRecord(inbound) ? { ...reduced, ...restore(inbound) } : reduced,
  }
}
