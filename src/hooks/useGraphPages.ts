import { useEffect, useState } from 'react'
import { appendRows, type LoadGraphPage } from '@/api/graphPages'
import { LOADING, type Loadable, ready } from '@/lib/loadable'

interface Held<Row, Cursor> {
  /** Of the list that the rows are of. */
  readonly key: string | undefined
  readonly rows: readonly Row[]
  /** Undefined before the first page and behind the last. */
  readonly next: Cursor | undefined
  readonly status: 'loading' | 'idle' | 'failed' | 'complete'
  readonly isPartial: boolean
}

/** A list that is loaded page by page as the user asks for more. */
export interface GraphList<Row> {
  /** Failed where the first page is. */
  readonly rows: Loadable<readonly Row[]>
  /** The next page; undefined where there is none. */
  readonly more: { readonly isLoading: boolean; readonly hasFailed: boolean; readonly onLoad: () => void } | undefined
  /** Whether the service gives no more of a list that goes on. */
  readonly isPartial: boolean
}

/**
 * Loads the first page of a list, and each next one when it is asked for; leaves off where the key changes or the
 * component goes. Loading while there is no key. Keep both functions the same between renders.
 */
export function useGraphPages<Row, Cursor>(
  key: string | undefined,
  loadPage: LoadGraphPage<Row, Cursor>,
  keyOf: (row: Row) => string,
): GraphList<Row> {
  const [held, setHeld] = useState<Held<Row, Cursor>>(() => nothing(key))
  const shown = held.key === key ? held : nothing<Row, Cursor>(key)
  if (shown !== held) setHeld(shown)
  const { rows, next, status, isPartial } = shown
  const isLoading = status === 'loading'

  useEffect(() => {
    if (key === undefined || !isLoading) return undefined
    const controller = new AbortController()
    const change = (update: (known: Held<Row, Cursor>) => Held<Row, Cursor>) => {
      if (!controller.signal.aborted) setHeld(update)
    }
    loadPage(next, controller.signal).then(
      (page) =>
        change((known) => {
          const all = appendRows(known.rows, page.rows, keyOf)
          // A page without anything new would be asked for again and again.
          const isStuck = page.next !== undefined && all.length === known.rows.length
          return {
            key,
            rows: all,
            next: page.next,
            status: page.next === undefined || isStuck ? 'complete' : 'idle',
            isPartial: isStuck || page.isCut === true,
          }
        }),
      () => change((known) => ({ ...known, status: 'failed' })),
    )
    return () => controller.abort()
  }, [key, isLoading, next, loadPage, keyOf])

  const load = () => setHeld((known) => ({ ...known, status: 'loading' }))
  const hasFailed = status === 'failed'
  if (rows.length === 0 && status !== 'complete')
    return { rows: hasFailed ? { status: 'failed', retry: load } : LOADING, more: undefined, isPartial: false }
  return {
    rows: ready(rows),
    more: status === 'complete' ? undefined : { isLoading, hasFailed, onLoad: load },
    isPartial,
  }
}

function nothing<Row, Cursor>(key: string | undefined): Held<Row, Cursor> {
  return { key, rows: [], next: undefined, status: 'loading', isPartial: false }
}
