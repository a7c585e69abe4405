import type { PersistConfig, WebStorage } from 'redux-persist'
import { createMigrate } from 'redux-persist'
import { isRecord } from '@/lib/record'
import { readStored, removeStored, writeStored } from '@/lib/storage'

/** redux-persist's own storage module is wrapped differently by each bundler; this one also survives a blocked storage. */
const storage: WebStorage = {
  getItem: (key) => Promise.resolve(readStored<string>(key, (text) => text) ?? null),
  setItem: (key, text) => {
    writeStored(key, text)
    return Promise.resolve()
  },
  removeItem: (key) => {
    removeStored(key)
    return Promise.resolve()
  },
}

interface PersistedSlice<S> {
  readonly key: string
  readonly version: number
  /** What of the kept state can be trusted, with defaults for the rest. Reads anything, throws nothing. */
  readonly restore: (kept: Readonly<Record<string, unknown>>) => S
}

/**
 * How a slice is kept. Whatever is found in the storage goes through `restore`: an older, newer or corrupt state
 * falls back to defaults field by field and never stops the start.
 */
export function persistConfig<S>({ key, version, restore }: PersistedSlice<S>): PersistConfig<S> {
  return {
    key,
    version,
    storage,
    migrate: createMigrate({}, { debug: false }),
    stateReconciler: (inbound: unknown, _original: S, reduced: S) =>
      isRecord(inbound) ? { ...reduced, ...restore(inbound) } : reduced,
  }
}
