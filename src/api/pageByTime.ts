import { GRAPH_PAGE_ROWS, type GraphPage } from './graphPages'

/**
 * A page of several lists, each newest first and paged by the same time: as far back as all of them reach. Read the next
 * page up to its cursor, exclusive.
 */
export function pageByTime<Row extends { readonly timeSec: number }>(
  lists: readonly (readonly Row[])[],
): GraphPage<Row, number> {
  // A full list may end in the middle of a second: read that second again with the next page.
  const next = Math.max(
    0,
    ...lists.map((list) => (list.length < GRAPH_PAGE_ROWS ? 0 : (list.at(-1)?.timeSec ?? 0) + 1)),
  )
  const rows = lists
    .flat()
    .filter(({ timeSec }) => timeSec >= next)
    .sort((a, b) => b.timeSec - a.timeSec)
  return { rows, next: next === 0 ? undefined : next }
}
