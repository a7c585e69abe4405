import { Decimal } from '@/lib/decimal'
import type { FinderSpec } from '@/widgets/finder/finderSpec'
import { toSortValue } from '@/widgets/finder/model/keptOrder'
import type { SearchIndex } from '@/widgets/finder/model/searchIndex'
import type { Finder } from '@/widgets/finder/useFinder'
import type { PoolRow } from './model/poolView'

/** A pool with everything that the finder sorts and filters by. */
export interface PoolEntry extends PoolRow {
  /** Only needed for a search, so it is created on first use. */
  readonly getSearchIndex: () => SearchIndex
}

export type PoolSort = 'apr' | 'earned' | 'total'
export type PoolToggle = 'core' | 'community' | 'staked'

export const poolsFinder: FinderSpec<PoolEntry, PoolSort, PoolToggle> = {
  idOf: ({ view }) => view.id,
  searchIndexOf: ({ getSearchIndex }) => getSearchIndex(),
  sorts: {
    apr: ({ numbers }) => toSortValue(numbers.rate, (rate) => (Decimal.isBigNumber(rate) ? rate : undefined)),
    earned: ({ numbers }) => numbers.earnedUsd && toSortValue(numbers.earnedUsd, (usd) => usd),
    total: ({ numbers }) => toSortValue(numbers.totalUsd, (usd) => usd),
  },
  toggles: {
    core: { passes: ({ view }) => !view.isCommunity, group: 'kind' },
    community: { passes: ({ view }) => view.isCommunity, group: 'kind' },
    staked: { passes: ({ numbers }) => numbers.isStaked },
  },
  selects: {},
  texts: {
    title: 'pools.find',
    placeholder: 'pools.find.placeholder',
    count: 'pools.find.count',
    none: 'pools.find.none',
    sort: (order) => `pools.find.sort.${order}`,
    toggle: (key) => `pools.find.filter.${key}`,
  },
}

/** The help text for an empty list. */
export function poolsEmptyHelp(
  { isSearchEmpty, shownQuery: { toggles } }: Pick<Finder, 'isSearchEmpty' | 'shownQuery'>,
  isConnected: boolean,
) {
  if (isSearchEmpty) return 'pools.find.noneSearch'
  return toggles.includes('staked') && !isConnected ? 'pools.find.noneConnect' : 'pools.find.noneFilters'
}
