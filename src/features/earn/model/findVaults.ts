import type { EarnCardView } from './earnCard'
import { type FinderFilter, type FinderQuery, hasFilters } from './finderQuery'
import { searchRank } from './search'
import { type KeptOrder, type Sortable, sortEntries } from './sort'
import { searchWords } from './vaultFacts'

/** A vault with all that the finder sorts and sieves by. */
export interface EarnEntry extends Sortable {
  readonly card: EarnCardView
  /** The account has something in it, or in an older version of it. */
  readonly isMine: boolean
}

export interface FoundVaults {
  readonly shown: readonly EarnEntry[]
  /** Matches of the search that the filters leave out. */
  readonly hiddenCount: number
}

function passes(
  { facts, isMine }: EarnEntry,
  { filters, protocol }: FinderQuery,
  savedIds: ReadonlySet<string>,
): boolean {
  const has = (filter: FinderFilter) => filters.includes(filter)
  if (has('mine') && !isMine) return false
  if (has('saved') && !savedIds.has(facts.id)) return false
  if (has('active') && facts.isDeprecated) return false
  if (protocol !== undefined && facts.protocol !== protocol) return false
  const hasKinds = has('single') || has('lp') || has('lending')
  return !hasKinds || has(facts.group) || (has('lending') && facts.isLending)
}

/** The vaults that match the search and pass the filters: sorted as asked, else the best match first. */
export function findVaults(
  entries: readonly EarnEntry[],
  query: FinderQuery,
  savedIds: ReadonlySet<string>,
  order: KeptOrder,
): FoundVaults {
  const words = searchWords(query.text)
  const rankById = new Map<string, number>()
  for (const { facts } of entries) {
    const rank = searchRank(facts, words)
    if (rank !== undefined) rankById.set(facts.id, rank)
  }
  const matches = entries.filter(({ facts }) => rankById.has(facts.id))
  const passed = hasFilters(query) ? matches.filter((entry) => passes(entry, query, savedIds)) : matches
  const rankOf = ({ facts }: EarnEntry) => rankById.get(facts.id) ?? 0
  return {
    shown:
      query.sort === undefined
        ? [...passed].sort((a, b) => rankOf(a) - rankOf(b))
        : sortEntries(passed, order, query.isAscending),
    hiddenCount: words.length === 0 ? 0 : matches.length - passed.length,
  }
}

/** What stands in the way where nothing is shown: the search itself, or a filter. */
export type EmptyReason = 'search' | 'mine' | 'saved' | 'filters'

export function emptyReason(query: FinderQuery, { hiddenCount }: FoundVaults, isConnected: boolean): EmptyReason {
  if (searchWords(query.text).length > 0 && hiddenCount === 0) return 'search'
  if (query.filters.includes('mine') && !isConnected) return 'mine'
  return query.filters.includes('saved') ? 'saved' : 'filters'
}
