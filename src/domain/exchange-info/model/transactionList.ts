import type { IndexedTransaction, TransactionPage } from '@/api/exchange/infoTransactions'

/** Of a page that stays open for long, older ones are read again when they are asked for. */
const MOST_KEPT = 2_000

/** The newest transactions of a list, as pages of them came in. */
export interface NewestTransactions {
  /** Of the list that the rows are of. */
  readonly key: string
  readonly page: TransactionPage | undefined
  /** Newest first. */
  readonly rows: readonly IndexedTransaction[]
  /** Cursor of the older ones; undefined where there are none. */
  readonly olderUntilSec: number | undefined
}

export function noTransactions(key: string): NewestTransactions {
  return { key, page: undefined, rows: [], olderUntilSec: undefined }
}

/**
 * Follows a list by its first page: what a newer page no longer reaches stays, and what it reaches is as it says, since
 * transactions may be reorganized away. Where there may be others in between, the list starts over.
 */
export function followTransactions(known: NewestTransactions, page: TransactionPage): NewestTransactions {
  if (known.page === page) return known
  const { next } = page
  const newestSec = known.rows[0]?.timeSec
  if (next === undefined || newestSec === undefined || newestSec < next || known.rows.length > MOST_KEPT)
    return { key: known.key, page, rows: page.rows, olderUntilSec: next }
  const kept = known.rows.filter(({ timeSec }) => timeSec < next)
  return { key: known.key, page, rows: [...page.rows, ...kept], olderUntilSec: known.olderUntilSec ?? next }
}
