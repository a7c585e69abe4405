import type { VaultDefinition } from '@/config/vaultDefinition'
import { vaultTable } from '@/config/vaultTable'
import { Decimal } from '@/lib/decimal'
import type { FinderSpec } from '@/widgets/finder/finderSpec'
import { type SortValue, toSortValue } from '@/widgets/finder/model/keptOrder'
import type { SearchIndex } from '@/widgets/finder/model/searchIndex'
import type { Finder } from '@/widgets/finder/useFinder'
import type { EarnCardView, EarnReads } from './model/earnCard'

/** A vault with everything that the finder sorts and filters by. */
export interface EarnEntry extends Partial<EarnReads> {
  /** In its phase on this network: before its start date, live or ended. */
  readonly definition: VaultDefinition
  /** Undefined if the deployment does not say it. */
  readonly deployBlock: number | undefined
  /** Only needed for a search, so it is created on first use. */
  readonly getSearchIndex: () => SearchIndex
  readonly card: EarnCardView
  /** The account has a balance in it, or in an older version of it. */
  readonly isMine: boolean
  readonly isSaved: boolean
}

/** Above any block number, so that vaults marked as new come first. */
const MARKED_NEW = new Decimal('1e15')

function newness({ definition, deployBlock }: EarnEntry): SortValue {
  if (!definition.isNew && deployBlock === undefined) return undefined
  return new Decimal(deployBlock ?? 0).plus(definition.isNew ? MARKED_NEW : 0)
}

/** The protocols that have vaults, sorted by name. */
const protocols = [...new Set(vaultTable.map(({ defi }) => defi))].sort((a, b) => a.localeCompare(b))

export type EarnSort = 'apy' | 'tvl' | 'deposit' | 'newest'
export type EarnToggle = 'mine' | 'saved' | 'single' | 'lp' | 'lending' | 'active'

export const earnFinder: FinderSpec<EarnEntry, EarnSort, EarnToggle> = {
  idOf: ({ definition }) => definition.id,
  searchIndexOf: ({ getSearchIndex }) => getSearchIndex(),
  sorts: {
    apy: ({ vaultYield }) => vaultYield && toSortValue(vaultYield, ({ apy }) => apy),
    tvl: ({ liquidity }) => liquidity && toSortValue(liquidity, ({ usd }) => usd),
    deposit: ({ deposited }) => deposited && toSortValue(deposited, ({ usd }) => usd),
    newest: newness,
  },
  toggles: {
    mine: { passes: ({ isMine }) => isMine },
    saved: { passes: ({ isSaved }) => isSaved },
    single: { passes: ({ definition }) => definition.group === 'single', group: 'kind' },
    lp: { passes: ({ definition }) => definition.group === 'lp', group: 'kind' },
    lending: { passes: ({ definition }) => definition.strategyDescription === 'lending', group: 'kind' },
    active: { passes: ({ definition }) => definition.isDeprecated !== true },
  },
  selects: {
    protocol: {
      label: 'earn.find.protocol',
      all: 'earn.find.allProtocols',
      options: protocols,
      valueOf: ({ definition }) => definition.defi,
    },
  },
  texts: {
    title: 'earn.find',
    placeholder: 'earn.find.placeholder',
    count: 'earn.find.count',
    none: 'earn.find.none',
    sort: (order) => `earn.find.sort.${order}`,
    toggle: (key) => `earn.find.filter.${key}`,
  },
}

/** The help text for an empty list. */
export function emptyHelp(
  { isSearchEmpty, shownQuery: { toggles } }: Pick<Finder, 'isSearchEmpty' | 'shownQuery'>,
  isConnected: boolean,
) {
  if (isSearchEmpty) return 'earn.find.noneSearch'
  if (toggles.includes('mine') && !isConnected) return 'earn.find.noneMine'
  return toggles.includes('saved') ? 'earn.find.noneSaved' : 'earn.find.noneFilters'
}
