import { isSameData } from '@/lib/sameData'
import { mergeTransactions, parseKept, writeKept } from './mergeTransactions'
import type { TransactionsState } from './transactionsSlice'

interface Received {
  /** What both tabs knew before, as the storage held it. */
  readonly common: string | null
  /** What the storage holds now. */
  readonly current: string | null
  readonly own: TransactionsState
}

interface Merged {
  readonly state: TransactionsState
  /** There is something in it that this tab did not know. */
  readonly isNews: boolean
}

/** What of a kept text can be trusted, as a text again; undefined where that is nothing. */
export function clean(text: string): string | undefined {
  const state = parseKept(text)
  return state && writeKept(state, undefined)
}

/** What redux-persist keeps beside the slice's own state. */
function withoutEnvelope(state: TransactionsState): TransactionsState {
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== '_persist'))
}

/** Merges what another tab wrote into what this one knows. */
export function receive({ common, current, own }: Received): Merged {
  const mine = withoutEnvelope(own)
  const theirs = parseKept(current)
  // A storage that was emptied or spoilt says nothing of what was sent.
  if (theirs === undefined) return { state: mine, isNews: false }
  const state = mergeTransactions(parseKept(common) ?? {}, mine, theirs)
  return { state, isNews: !isSameData(state, mine) }
}

/** @param text what redux-persist would write; the store itself may know more by now */
export function keep({ text, ...received }: Received & { readonly text: string }): Merged & { readonly kept: string } {
  const merged = receive(received)
  const { _persist } = JSON.parse(text) as { _persist?: string }
  const isAsStored = received.current !== null && isSameData(parseKept(received.current), merged.state)
  return {
    ...merged,
    kept: isAsStored && received.current !== null ? received.current : writeKept(merged.state, _persist),
  }
}
