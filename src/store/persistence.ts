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
 * Local storage for redux-persist, whose own module is wrapped differently by each bundler. Nothing is stored if the
 * browser blocks storage.
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

/** The storage of a persisted slice. */
export type SliceStorage = PersistConfig<unknown>['storage']

interface PersistedSlice<S> {
  readonly key: string
  readonly version: number
  /** Returns the valid part of the stored state, with defaults for the rest. Must accept anything and never throw. */
  readonly restore: (kept: Readonly<Record<string, unknown>>) => S
  readonly storage?: SliceStorage
  /** The storage takes objects instead of strings. */
  readonly isData?: boolean
}

/**
 * The redux-persist config of a slice. Stored state goes through `restore`: outdated or corrupt state falls back to
 * defaults per field, and never prevents the start.
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
