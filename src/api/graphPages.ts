import { ServiceError } from './fetchJson'

/** The Graph's limit on rows per page. */
export const GRAPH_PAGE_ROWS = 1_000
/** The Graph's limit on `skip`. */
const MAX_SKIP = 5_000
/** Page limit for reading a whole list. */
const MAX_PAGES = 10

/** A page of a list and the cursor of the next one; undefined for the last page. */
export interface GraphPage<Row, Cursor> {
  readonly rows: readonly Row[]
  readonly next: Cursor | undefined
  /** The list has more rows than the service returns. */
  readonly isCut?: boolean
}

/** Loads the page at a cursor, or the first page. @throws ServiceError */
export type LoadGraphPage<Row, Cursor> = (
  cursor: Cursor | undefined,
  signal: AbortSignal | undefined,
) => Promise<GraphPage<Row, Cursor>>

/** The rows read of a list, in order. */
export interface PagedRows<Row> {
  readonly rows: readonly Row[]
  /** Whether rows are missing at the end. */
  readonly isPartial: boolean
}

/** A page of a list paged by its sort key (`id_gt`, `date_lt`), which has no length limit. */
export function pageByCursor<Row, Cursor>(
  rows: readonly Row[],
  cursorOf: (last: Row) => Cursor,
  pageRows = GRAPH_PAGE_ROWS,
): GraphPage<Row, Cursor> {
  const last = rows.at(-1)
  return { rows, next: last === undefined || rows.length < pageRows ? undefined : cursorOf(last) }
}

/** A page of a list paged by `skip`, for sort keys with ties; limited by MAX_SKIP. */
export function pageBySkip<Row>(rows: readonly Row[], skip: number, pageRows: number): GraphPage<Row, number> {
  if (rows.length < pageRows) return { rows, next: undefined }
  const next = skip + pageRows
  return next > MAX_SKIP ? { rows, next: undefined, isCut: true } : { rows, next }
}

/** Appends a page without duplicates: new rows at the start push others to later pages. */
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
 * Reads a list page by page until a short one. The rows are partial if the list exceeds `maxPages` or the service's
 * limit, a page has no new rows, or a page after the first fails.
 * @throws ServiceError if the first page fails; the signal's reason if it is aborted
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
