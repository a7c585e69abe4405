import { isSameData } from '@/lib/sameData'
import { mergeTransactions, parseStored, serializeTransactions } from './mergeTransactions'
import type { TransactionsState } from './transactionsSlice'

interface Received {
  /** The merge base: the storage content when this tab last read or wrote it. */
  readonly common: string | null
  /** The current storage content. */
  readonly current: string | null
  readonly own: TransactionsState
}

interface Merged {
  readonly state: TransactionsState
  /** Whether the merge contains changes that this tab did not have. */
  readonly isNews: boolean
}

/** Validates stored text; undefined if it is unreadable. */
export function sanitizeStored(text: string): string | undefined {
  const state = parseStored(text)
  return state && serializeTransactions(state, undefined)
}

/** Removes redux-persist's metadata. */
function withoutEnvelope(state: TransactionsState): TransactionsState {
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== '_persist'))
}

/** Merges another tab's changes into this tab's transactions. */
export function mergeFromStorage({ common, current, own }: Received): Merged {
  const mine = withoutEnvelope(own)
  const theirs = parseStored(current)
  // Ignore an emptied or corrupt storage.
  if (theirs === undefined) return { state: mine, isNews: false }
  const state = mergeTransactions(parseStored(common) ?? {}, mine, theirs)
  return { state, isNews: !isSameData(state, mine) }
}

/**
 * Merges this tab's transactions into the storage.
 * @param text what redux-persist would write; the store may be ahead of it
 */
export function mergeIntoStorage({
  text,
  ...received
}: Received & { readonly text: string }): Merged & { readonly kept: string } {
  const merged = mergeFromStorage(received)
  const { _persist } = JSON.parse(text) as { _persist?: string }
  const isAsStored = received.current !== null && isSameData(parseStored(received.current), merged.state)
  return {
    ...merged,
    kept: isAsStored && received.current !== null ? received.current : serializeTransactions(merged.state, _persist),
  }
}
