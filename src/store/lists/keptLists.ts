import { isRecord } from '@/lib/record'
import { keepValue, readKeptValue } from '@/platform/browserDatabase'
import { writeStored } from '@/platform/storage'
import type { ListsState } from './listsSlice'
import { restoreLists } from './restoreLists'
import { areListsUnkept } from './unkeptLists'

/** In the local storage, where the lists are in the database. */
const IN_DATABASE = 'database'
/** Of the local storage, some 5 million characters, which the user's transactions and settings need as well. */
const MAX_TEXT_LENGTH = 2_000_000

/** As redux-persist kept each field in a text of its own; as it is now where it is no such text. */
function readField(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/**
 * The lists of an earlier visit, as far as they can be trusted.
 * @param kept what the local storage holds under the key: that they are in the database, or the lists themselves
 * @throws what the database said; then there may be lists that must not be written over
 */
export async function readLists(key: string, kept: string): Promise<object> {
  const raw = readField(kept) === IN_DATABASE ? await readKeptValue(key) : readField(kept)
  const fields = isRecord(raw)
    ? Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, readField(value)]))
    : {}
  return { ...restoreLists(fields), _persist: isRecord(fields['_persist']) ? fields['_persist'] : undefined }
}

/** The lists without their tokens, which are fetched anew: what was chosen and added. */
function withoutTokens({ byUrl = {}, ...lists }: Partial<ListsState>): object {
  return { ...lists, byUrl: Object.fromEntries(Object.keys(byUrl).map((url) => [url, {}])) }
}

/** Keeps the lists in the database; where the browser has or gives none, what of them fits beside what else is kept. */
export async function keepLists(key: string, lists: Partial<ListsState>): Promise<void> {
  try {
    await keepValue(key, lists)
    areListsUnkept.set(!writeStored(key, IN_DATABASE))
  } catch {
    const isWhole = JSON.stringify(lists).length <= MAX_TEXT_LENGTH && writeStored(key, lists)
    if (!isWhole) writeStored(key, withoutTokens(lists))
    areListsUnkept.set(!isWhole)
  }
}
