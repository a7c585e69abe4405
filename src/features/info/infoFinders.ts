import type { InfoPool, InfoToken, InfoTokenName } from '@/domain/exchange-info/model/info'
import type { FinderSpec } from '@/widgets/finder/finderSpec'
import { createSearchIndex, type SearchIndex } from '@/widgets/finder/model/searchIndex'
import type { Finder } from '@/widgets/finder/useFinder'
import { poolName } from './model/names'

/** A row of a list with what the finder filters by. */
export interface InfoEntry<Row> {
  readonly row: Row
  readonly isWatched: boolean
}

export type InfoToggle = 'watched' | 'verified'

const indexes = new WeakMap<InfoToken | InfoPool, SearchIndex>()

/** Created on the first search; rows are new objects after each refresh. */
function indexOf<Row extends InfoToken | InfoPool>(row: Row, create: (row: Row) => SearchIndex): SearchIndex {
  const known = indexes.get(row) ?? create(row)
  indexes.set(row, known)
  return known
}

const wordsOf = ({ symbol, name }: InfoTokenName) => [symbol, name]

const toggles: FinderSpec<InfoEntry<InfoToken | InfoPool>, never, InfoToggle>['toggles'] = {
  watched: { passes: ({ isWatched }) => isWatched },
  verified: { passes: ({ row }) => row.doubts.length === 0 },
}

export const tokenFinder: FinderSpec<InfoEntry<InfoToken>, never, InfoToggle> = {
  idOf: ({ row }) => row.address,
  searchIndexOf: ({ row }) =>
    indexOf(row, (token) =>
      createSearchIndex({ texts: wordsOf(token), addresses: [token.address], vocabulary: [token.symbol] }),
    ),
  sorts: {},
  toggles,
  selects: {},
  isTableOnly: true,
  texts: {
    title: 'info.findToken',
    placeholder: 'info.search.placeholder',
    count: 'info.tokens.count',
    none: 'info.tokens.none',
    sort: () => 'common.find.noSort',
    toggle: (key) => `info.filter.${key}`,
  },
}

export const poolFinder: FinderSpec<InfoEntry<InfoPool>, never, InfoToggle> = {
  idOf: ({ row }) => row.address,
  searchIndexOf: ({ row }) =>
    indexOf(row, (pool) =>
      createSearchIndex({
        texts: [poolName(pool), ...wordsOf(pool.token0), ...wordsOf(pool.token1)],
        addresses: [pool.address, pool.token0.address, pool.token1.address],
        vocabulary: [pool.token0.symbol, pool.token1.symbol],
      }),
    ),
  sorts: {},
  toggles,
  selects: {},
  isTableOnly: true,
  texts: {
    title: 'info.findPool',
    placeholder: 'info.search.placeholder',
    count: 'info.pools.count',
    none: 'info.pools.none',
    sort: () => 'common.find.noSort',
    toggle: (key) => `info.filter.${key}`,
  },
}

/** The help text for an empty list. */
export function infoEmptyHelp({
  isSearchEmpty,
  shownQuery: { toggles },
}: Pick<Finder, 'isSearchEmpty' | 'shownQuery'>) {
  if (isSearchEmpty) return 'info.find.noneSearch'
  return toggles.includes('watched') ? 'info.find.noneWatched' : 'info.find.noneFilters'
}
