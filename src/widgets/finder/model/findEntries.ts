import type { FinderSpec } from '../finderSpec'
import { type FinderQuery, hasFilters } from './finderQuery'
import { type KeptOrder, sortEntries } from './keptOrder'
import { searchRank, searchWords } from './searchIndex'

export interface FoundEntries<Entry> {
  readonly shown: readonly Entry[]
  /** Matches of the search that the filters leave out. */
  readonly hiddenCount: number
}

/** Whether an entry passes the filters of a query. */
function createFilter<Entry, Sort extends string, Toggle extends string>(
  spec: FinderSpec<Entry, Sort, Toggle>,
  query: FinderQuery<Sort, Toggle>,
): (entry: Entry) => boolean {
  const on = query.toggles.map((key) => spec.toggles[key])
  const chosen = Object.entries(spec.selects).filter(([key]) => (query.selects[key] ?? '') !== '')
  return (entry) =>
    on.every((toggle) =>
      on.some(
        (other) =>
          (other === toggle || (other.group !== undefined && other.group === toggle.group)) && other.passes(entry),
      ),
    ) && chosen.every(([key, { valueOf }]) => valueOf(entry) === query.selects[key])
}

/** The entries that match the search and pass the filters: sorted as asked, else the best match first. */
export function findEntries<Entry, Sort extends string, Toggle extends string>(
  spec: FinderSpec<Entry, Sort, Toggle>,
  entries: readonly Entry[],
  query: FinderQuery<Sort, Toggle>,
  order: KeptOrder,
): FoundEntries<Entry> {
  const words = searchWords(query.text)
  const rankById = new Map<string, number>()
  for (const entry of entries) {
    const rank = searchRank(spec.searchIndexOf(entry), words)
    if (rank !== undefined) rankById.set(spec.idOf(entry), rank)
  }
  const matches = entries.filter((entry) => rankById.has(spec.idOf(entry)))
  const passed = hasFilters(query) ? matches.filter(createFilter(spec, query)) : matches
  const rankOf = (entry: Entry) => rankById.get(spec.idOf(entry)) ?? 0
  return {
    shown:
      query.sort === undefined
        ? [...passed].sort((a, b) => rankOf(a) - rankOf(b))
        : sortEntries(passed, spec.idOf, order, query.isAscending),
    hiddenCount: words.length === 0 ? 0 : matches.length - passed.length,
  }
}

/** Whether a search finds nothing, with or without the filters. */
export function isSearchEmpty(query: FinderQuery, { shown, hiddenCount }: FoundEntries<unknown>): boolean {
  return searchWords(query.text).length > 0 && shown.length === 0 && hiddenCount === 0
}
