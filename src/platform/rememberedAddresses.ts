import { createExternalStore } from '@/lib/externalStore'
import { type Address, isAddress } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { readStored, writeStored } from './storage'

/** Known addresses in this browser, latest first. */
export interface RememberedAddresses {
  /** Accounts that were connected here. */
  readonly accounts: readonly Address[]
  /** Recipients of transfers sent from here. */
  readonly destinations: readonly Address[]
}

const STORAGE_KEY = 'addresses'
/** Limit per kind; the oldest are dropped. */
const MAX_KEPT = 300

function readList(raw: unknown): readonly Address[] {
  if (!Array.isArray(raw)) return []
  return raw.filter((entry): entry is Address => typeof entry === 'string' && isAddress(entry)).slice(0, MAX_KEPT)
}

function readKept(): RememberedAddresses {
  const kept = readStored(STORAGE_KEY, (raw) => (isRecord(raw) ? raw : undefined))
  return { accounts: readList(kept?.accounts), destinations: readList(kept?.destinations) }
}

/** For `useSyncExternalStore`. */
export const rememberedAddresses = createExternalStore(readKept())

/** Stores an address permanently, merged with what other tabs have stored. */
export function rememberAddress(kind: keyof RememberedAddresses, address: Address): void {
  const kept = readKept()
  const next = { ...kept, [kind]: latestFirst([address, ...kept[kind], ...rememberedAddresses.getSnapshot()[kind]]) }
  writeStored(STORAGE_KEY, next)
  rememberedAddresses.set(next)
}

/** Removes duplicates, ignoring case. */
function latestFirst(addresses: readonly Address[]): readonly Address[] {
  const byId = new Map<string, Address>()
  for (const address of addresses) {
    const id = address.toLowerCase()
    if (!byId.has(id)) byId.set(id, address)
  }
  return [...byId.values()].slice(0, MAX_KEPT)
}
