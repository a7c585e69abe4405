import type { TranslationKey } from '@/i18n/keys'
import type { SortValue } from './model/keptOrder'
import type { SearchIndex } from './model/searchIndex'

/** A filter that is on or off. An entry passes when it passes each toggle that is on, of a `group` any of them. */
export interface FinderToggle<Entry> {
  readonly passes: (entry: Entry) => boolean
  readonly group?: string
}

/** A filter by one value of several, such as a protocol. */
export interface FinderSelect<Entry> {
  readonly label: TranslationKey
  /** Names the choice that filters nothing. */
  readonly all: TranslationKey
  /** Names as they are shown and written into the URL; there are few. */
  readonly options: readonly string[]
  readonly valueOf: (entry: Entry) => string
}

export interface FinderTexts<Sort extends string, Toggle extends string> {
  /** Names the search, as "Find a vault". */
  readonly title: TranslationKey
  readonly placeholder: TranslationKey
  /** Has plural forms and `%count%`, as "%count% vaults". */
  readonly count: TranslationKey
  /** Title of the empty list, as "No vaults found". */
  readonly none: TranslationKey
  /** Names an order in the menu, as "TVL, highest first". */
  readonly sort: (order: `${Sort}.${'asc' | 'desc'}`) => TranslationKey
  readonly toggle: (key: Toggle) => TranslationKey
}

/**
 * How a list is searched, filtered and sorted. Sort keys, toggles and selects are named as in the URL, and stand in the
 * order shown. Keep the object the same between renders.
 * @example
 * const farmFinder: FinderSpec<Farm, 'apr' | 'tvl', 'staked'> = {
 *   idOf: ({ id }) => id,
 *   searchIndexOf: ({ searchIndex }) => searchIndex,
 *   sorts: { apr: ({ apr }) => apr, tvl: ({ tvl }) => tvl },
 *   toggles: { staked: { passes: ({ isStaked }) => isStaked } },
 *   selects: {},
 *   texts: {
 *     title: 'farms.find',
 *     placeholder: 'farms.find.placeholder',
 *     count: 'farms.find.count',
 *     none: 'farms.find.none',
 *     sort: (order) => `farms.find.sort.${order}`,
 *     toggle: (key) => `farms.find.filter.${key}`,
 *   },
 * }
 */
export interface FinderSpec<Entry, Sort extends string = string, Toggle extends string = string> {
  readonly idOf: (entry: Entry) => string
  /** Made once an entry with `createSearchIndex`, not with each block. */
  readonly searchIndexOf: (entry: Entry) => SearchIndex
  /** The number to sort by. */
  readonly sorts: Readonly<Record<Sort, (entry: Entry) => SortValue>>
  readonly toggles: Readonly<Record<Toggle, FinderToggle<Entry>>>
  readonly selects: Readonly<Record<string, FinderSelect<Entry>>>
  readonly texts: FinderTexts<Sort, Toggle>
}

/** The keys of a record as its type names them. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]
}
