import { ServiceError } from './fetchJson'

/** The most rows that The Graph gives at once. */
export const GRAPH_PAGE_ROWS = 1_000
/** The most rows that The Graph skips. */
const MAX_SKIP = 5_000
/** Of a list that is read whole. */
const MAX_PAGES = 10

/** A part of a list, and where the next part begins: undefined behind the last. */
export interface GraphPage<Row, Cursor> {
  readonly rows: readonly Row[]
  readonly next: Cursor | undefined
  /** Whether the list goes on although the service gives no more of it. */
  readonly isCut?: boolean
}

/** Reads the part of a list that begins at a cursor, or its first part. @throws ServiceError */
export type LoadGraphPage<Row, Cursor> = (
  cursor: Cursor | undefined,
  signal: AbortSignal | undefined,
) => Promise<GraphPage<Row, Cursor>>

/** What was read of a list, in the order of its pages. */
export interface PagedRows<Row> {
  readonly rows: readonly Row[]
  /** Whether the list goes on behind these rows. */
  readonly isPartial: boolean
}

/** A page of a list that is asked for by what its rows are ordered by (`id_gt`, `date_lt`): no limit on its length. */
export function pageByCursor<Row, Cursor>(
  rows: readonly Row[],
  cursorOf: (last: Row) => Cursor,
  pageRows = GRAPH_PAGE_ROWS,
): GraphPage<Row, Cursor> {
  const last = rows.at(-1)
  return { rows, next: last === undefined || rows.length < pageRows ? undefined : cursorOf(last) }
}

/** A page of a list that is asked for by `skip`, for an order in which rows can tie: cut at what may be skipped. */
export function pageBySkip<Row>(rows: readonly Row[], skip: number, pageRows: number): GraphPage<Row, number> {
  if (rows.length < pageRows) return { rows, next: undefined }
  const next = skip + pageRows
  return next > MAX_SKIP ? { rows, next: undefined, isCut: true } : { rows, next }
}

/** Rows with those of the next page behind them, each key once: rows move to later pages when new ones come first. */
export function appendRows<Row>(
  rows: readonly Row[],
  page: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  for (const row of page) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row)
  return [...byKey.values()]
}

interface ReadGraphPages<Row, Cursor> {
  readonly loadPage: LoadGraphPage<Row, Cursor>
  readonly keyOf: (row: Row) => string
  readonly maxPages?: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads a list page by page until one is short. The rows are partial where the list is longer than `maxPages` or than
 * the service gives, where a page brings nothing new, or where a page after the first fails.
 * @throws ServiceError where the first page fails; the signal's reason where it is aborted
 */
export async function readGraphPages<Row, Cursor>({
  loadPage,
  keyOf,
  maxPages = MAX_PAGES,
  signal,
}: ReadGraphPages<Row, Cursor>): Promise<PagedRows<Row>> {
  let rows: readonly Row[] = []
  let cursor: Cursor | undefined
  for (let page = 0; page < maxPages; page += 1) {
    signal?.throwIfAborted()
    let loaded: GraphPage<Row, Cursor>
    try {
      loaded = await loadPage(cursor, signal)
    } catch (error) {
      signal?.throwIfAborted()
      if (page === 0 || !(error instanceof ServiceError)) throw error
      return { rows, isPartial: true }
    }
    const known = rows.length
    rows = appendRows(rows, loaded.rows, keyOf)
    if (loaded.next === undefined) return { rows, isPartial: loaded.isCut === true }
    if (rows.length === known) break
    cursor = loaded.next
  }
  return { rows, isPartial: true }
}
