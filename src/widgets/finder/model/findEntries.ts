import { searchWords } from '@/lib/searchWords'
import type { FinderSpec } from '../finderSpec'
import { type FinderQuery, hasFilters } from './finderQuery'
import { type KeptOrder, sortEntries } from './keptOrder'
import { searchRank } from './searchIndex'

export interface FoundEntries<Entry> {
  readonly shown: readonly Entry[]
  /** How many matches of the search the filters hide. */
  readonly hiddenCount: number
}

/** A test for whether an entry passes the filters of a query. */
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

/** The entries that match the search and pass the filters, in the chosen order or the best matches first. */
export function findEntries<Entry, Sort extends string, Toggle extends string>(
  spec: FinderSpec<Entry, Sort, Toggle>,
  entries: readonly Entry[],
  query: FinderQuery<Sort, Toggle>,
  order: KeptOrder,
): FoundEntries<Entry> {
  const words = searchWords(query.text)
  const rankById = words.length === 0 ? undefined : rankEntries(spec, entries, words)
  const matches = rankById === undefined ? entries : entries.filter((entry) => rankById.has(spec.idOf(entry)))
  const passed = hasFilters(query) ? matches.filter(createFilter(spec, query)) : matches
  const rankOf = (entry: Entry) => rankById?.get(spec.idOf(entry)) ?? 0
  return {
    shown:
      query.sort === undefined
        ? [...passed].sort((a, b) => rankOf(a) - rankOf(b))
        : sortEntries(passed, spec.idOf, order, query.isAscending),
    hiddenCount: words.length === 0 ? 0 : matches.length - passed.length,
  }
}

/** The rank of each entry that matches all words, by id. */
function rankEntries<Entry>(
  { idOf, searchIndexOf }: Pick<FinderSpec<Entry>, 'idOf' | 'searchIndexOf'>,
  entries: readonly Entry[],
  words: readonly string[],
): ReadonlyMap<string, number> {
  const rankById = new Map<string, number>()
  for (const entry of entries) {
    const rank = searchRank(searchIndexOf(entry), words)
    if (rank !== undefined) rankById.set(idOf(entry), rank)
  }
  return rankById
}

/** Whether a search finds nothing even without the filters. */
export function isSearchEmpty(query: FinderQuery, { shown, hiddenCount }: FoundEntries<unknown>): boolean {
  return searchWords(query.text).length > 0 && shown.length === 0 && hiddenCount === 0
}
