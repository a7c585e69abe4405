import { farmMultiplier } from '@/domain/farm/model/multiplier'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import type { FinderSpec } from '@/widgets/finder/finderSpec'
import { type SortValue, toSortValue } from '@/widgets/finder/model/keptOrder'
import type { SearchIndex } from '@/widgets/finder/model/searchIndex'
import type { Finder } from '@/widgets/finder/useFinder'
import { type FarmRowView, isFinished, isStaked, type ReadFarm, totalApr } from './model/farmRow'

/** A farm with everything that the finder sorts and filters by. */
export interface FarmEntry extends ReadFarm {
  readonly row: FarmRowView
  /** Only needed for a search, so it is created on first use. */
  readonly getSearchIndex: () => SearchIndex
  /** What the pair traded in the last seven days; undefined where it is not known. */
  readonly weekVolumeUsd: Decimal | undefined
}

function earnedValue({ farm, reads: { holding } }: FarmEntry): SortValue {
  return holding && toSortValue(holding.earned, (wei) => toDecimal(wei, farm.rewardToken.decimals))
}

export type FarmSort = 'hot' | 'apr' | 'multiplier' | 'earned' | 'liquidity'
export type FarmToggle = 'live' | 'finished' | 'staked'

export const farmFinder: FinderSpec<FarmEntry, FarmSort, FarmToggle> = {
  idOf: ({ farm }) => String(farm.pid),
  searchIndexOf: ({ getSearchIndex }) => getSearchIndex(),
  sorts: {
    hot: ({ weekVolumeUsd }) => weekVolumeUsd,
    apr: (entry) => toSortValue(totalApr(entry), (apr) => apr),
    multiplier: ({ reads }) => toSortValue(reads.terms, ({ allocPoint }) => farmMultiplier(allocPoint)),
    earned: earnedValue,
    liquidity: ({ reads }) => toSortValue(reads.liquidity, ({ usd }) => usd),
  },
  toggles: {
    live: { passes: ({ reads }) => !isFinished(reads), group: 'phase' },
    finished: { passes: ({ reads }) => isFinished(reads), group: 'phase' },
    staked: { passes: ({ reads }) => isStaked(reads) },
  },
  selects: {},
  texts: {
    title: 'farms.find',
    placeholder: 'farms.find.placeholder',
    count: 'farms.find.count',
    none: 'farms.find.none',
    sort: (order) => `farms.find.sort.${order}`,
    toggle: (key) => `farms.find.filter.${key}`,
  },
}

/** The help text for an empty list. */
export function farmEmptyHelp(
  { isSearchEmpty, shownQuery: { toggles } }: Pick<Finder, 'isSearchEmpty' | 'shownQuery'>,
  isConnected: boolean,
) {
  if (isSearchEmpty) return 'farms.find.noneSearch'
  if (!toggles.includes('staked')) return 'farms.find.noneFilters'
  return isConnected ? 'farms.find.noneStaked' : 'farms.find.noneAccount'
}
