import { isRecord } from '@/lib/record'
import { readDatabaseValue, writeDatabaseValue } from '@/platform/browserDatabase'
import { writeStored } from '@/platform/storage'
import type { ListsState } from './listsSlice'
import { restoreLists } from './restoreLists'
import { areListsUnsaved } from './unsavedLists'

/** Marker in local storage: the lists are in IndexedDB. */
const IN_DATABASE = 'database'
/** Local storage holds about 5 million characters, shared with transactions and settings. */
const MAX_TEXT_LENGTH = 2_000_000

/** Earlier versions used redux-persist's format, in which each field is a JSON string. */
function readField(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/**
 * Restores the stored lists as far as they are valid.
 * @param kept the local storage entry: a marker for IndexedDB, or the lists themselves
 * @throws if IndexedDB cannot be read; the stored lists must not be overwritten then
 */
export async function readStoredLists(key: string, kept: string): Promise<object> {
  const raw = readField(kept) === IN_DATABASE ? await readDatabaseValue(key) : readField(kept)
  const fields = isRecord(raw)
    ? Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, readField(value)]))
    : {}
  return { ...restoreLists(fields), _persist: isRecord(fields['_persist']) ? fields['_persist'] : undefined }
}

/** The lists without their tokens, which can be fetched again. */
function withoutTokens({ byUrl = {}, ...lists }: Partial<ListsState>): object {
  return { ...lists, byUrl: Object.fromEntries(Object.keys(byUrl).map((url) => [url, {}])) }
}

/** Stores the lists in IndexedDB, or as much as fits in local storage if IndexedDB is unavailable. */
export async function storeLists(key: string, lists: Partial<ListsState>): Promise<void> {
  try {
    await writeDatabaseValue(key, lists)
    areListsUnsaved.set(!writeStored(key, IN_DATABASE))
  } catch {
    const isWhole = JSON.stringify(lists).length <= MAX_TEXT_LENGTH && writeStored(key, lists)
    if (!isWhole) writeStored(key, withoutTokens(lists))
    areListsUnsaved.set(!isWhole)
  }
}
