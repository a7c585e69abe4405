import { createExternalStore } from '@/lib/externalStore'
import { type Address, isAddress } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { readStored, writeStored } from './storage'

/** A token or pool whose info page was opened in this browser. */
export interface RecentInfo {
  readonly kind: 'token' | 'pool'
  /** In lower case. */
  readonly address: Address
}

const STORAGE_KEY = 'recentInfo'
const MAX_KEPT = 10

function readEntry(raw: unknown): readonly RecentInfo[] {
  if (!isRecord(raw)) return []
  const { kind, address } = raw
  if (typeof address !== 'string' || !isAddress(address) || (kind !== 'token' && kind !== 'pool')) return []
  return [entryOf(kind, address)]
}

function entryOf(kind: RecentInfo['kind'], address: Address): RecentInfo {
  return { kind, address: `0x${address.slice(2).toLowerCase()}` }
}

function readKept(): readonly RecentInfo[] {
  const kept = readStored(STORAGE_KEY, (raw) => (Array.isArray(raw) ? raw.slice(0, MAX_KEPT) : undefined))
  return kept?.flatMap(readEntry) ?? []
}

/** Latest first, for `useSyncExternalStore`. */
export const recentInfo = createExternalStore(readKept())

/** Puts a token or pool first in the list, which is merged with what other tabs have stored. */
export function rememberInfo(kind: RecentInfo['kind'], address: Address): void {
  const opened = entryOf(kind, address)
  const others = readKept().filter((other) => other.kind !== kind || other.address !== opened.address)
  const next = [opened, ...others].slice(0, MAX_KEPT)
  writeStored(STORAGE_KEY, next)
  recentInfo.set(next)
}
