import type { TranslationKey } from '@/i18n/keys'
import type { SortValue } from './model/keptOrder'
import type { SearchIndex } from './model/searchIndex'

/** A filter that is on or off. An entry must pass every toggle that is on, but only one of those that share a `group`. */
export interface FinderToggle<Entry> {
  readonly passes: (entry: Entry) => boolean
  readonly group?: string
}

/** A filter by one of several values, such as a protocol. */
export interface FinderSelect<Entry> {
  readonly label: TranslationKey
  /** The option that filters nothing, such as "All protocols". */
  readonly all: TranslationKey
  /** Shown as they are, and written into the URL. */
  readonly options: readonly string[]
  readonly valueOf: (entry: Entry) => string
}

export interface FinderTexts<Sort extends string, Toggle extends string> {
  /** The name of the search, such as "Find a vault". */
  readonly title: TranslationKey
  readonly placeholder: TranslationKey
  /** With plural forms and `%count%`, such as "%count% vaults". */
  readonly count: TranslationKey
  /** The title of an empty list, such as "No vaults found". */
  readonly none: TranslationKey
  /** An option of the sort menu, such as "TVL, highest first". */
  readonly sort: (order: `${Sort}.${'asc' | 'desc'}`) => TranslationKey
  readonly toggle: (key: Toggle) => TranslationKey
}

/**
 * How a list is searched, filtered and sorted. The names of sorts, toggles and selects are used in the URL; they are
 * shown in this order. Keep the object the same between renders.
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
  /** Only called while there is a search text. Create each index once with `createSearchIndex`, not on each block. */
  readonly searchIndexOf: (entry: Entry) => SearchIndex
  /** The value to sort by. */
  readonly sorts: Readonly<Record<Sort, (entry: Entry) => SortValue>>
  readonly toggles: Readonly<Record<Toggle, FinderToggle<Entry>>>
  readonly selects: Readonly<Record<string, FinderSelect<Entry>>>
  /** The list has no cards to switch to. */
  readonly isTableOnly?: boolean
  readonly texts: FinderTexts<Sort, Toggle>
}

/** The keys of a record, typed. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]
}
