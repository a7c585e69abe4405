import { useDeferredValue, useMemo, useState } from 'react'
import type { FinderSpec } from './finderSpec'
import { findEntries, isSearchEmpty } from './model/findEntries'
import { type FinderQuery, type FinderView, isFinding } from './model/finderQuery'
import { type KeptOrder, keepOrder, noOrder } from './model/keptOrder'
import { type FinderControl, useFinderQuery } from './useFinderQuery'

/** On a phone too, where more rows than cards fit. */
const DEFAULT_VIEW: FinderView = 'table'

export interface Finder<Entry = unknown, Sort extends string = string, Toggle extends string = string>
  extends FinderControl<Sort, Toggle> {
  readonly spec: FinderSpec<Entry, Sort, Toggle>
  /** All entries. */
  readonly entries: readonly Entry[]
  /** The entries to show, in order. */
  readonly shown: readonly Entry[]
  /** How many matches of the search the filters hide. */
  readonly hiddenCount: number
  /** The query behind `shown`; it lags behind `query` while the user types. */
  readonly shownQuery: FinderQuery<Sort, Toggle>
  /** Whether the list is searched, sorted or filtered. */
  readonly isFinding: boolean
  /** Whether the search finds nothing even without the filters. */
  readonly isSearchEmpty: boolean
  /** The chosen view, and the one that belongs to `shown`. */
  readonly view: FinderView
  readonly shownView: FinderView
  /** Changes with the order. As the list's `key` it replaces all rows at once, so that none is seen to jump. */
  readonly orderKey: string
}

/**
 * Searches, filters and sorts a list as the URL says.
 * @param entries keep the array the same while nothing changes
 * @param owner whose figures the entries show, such as the connected account; another owner's are sorted anew
 * @example
 * const finder = useFinder(farmFinder, farms, account)
 * return (
 *   <FinderPanel finder={finder}>
 *     <FarmRows key={finder.orderKey} farms={finder.shown} view={finder.shownView} />
 *   </FinderPanel>
 * )
 */
export function useFinder<Entry, Sort extends string, Toggle extends string>(
  spec: FinderSpec<Entry, Sort, Toggle>,
  entries: readonly Entry[],
  owner?: string,
): Finder<Entry, Sort, Toggle> {
  const control = useFinderQuery(spec)
  const shownQuery = useDeferredValue(control.query)
  const order = useKeptOrder(spec, entries, shownQuery, owner)
  const found = useMemo(() => findEntries(spec, entries, shownQuery, order), [spec, entries, shownQuery, order])
  return {
    ...control,
    ...found,
    spec,
    entries,
    shownQuery,
    isFinding: isFinding(shownQuery),
    isSearchEmpty: isSearchEmpty(shownQuery, found),
    view: control.query.view ?? DEFAULT_VIEW,
    shownView: shownQuery.view ?? DEFAULT_VIEW,
    orderKey: order.valueById.size > 0 ? order.session : '',
  }
}

/** The values to sort by, as they were when the user chose the order. */
function useKeptOrder<Entry, Sort extends string, Toggle extends string>(
  { idOf, sorts }: FinderSpec<Entry, Sort, Toggle>,
  entries: readonly Entry[],
  { sort, isAscending }: FinderQuery<Sort, Toggle>,
  owner: string | undefined,
): KeptOrder {
  const [kept, setKept] = useState(noOrder)
  const session = `${sort ?? ''} ${isAscending ? 'asc' : 'desc'} ${owner ?? ''}`
  const next = sort === undefined ? noOrder : keepOrder(kept, session, entries, idOf, sorts[sort])
  if (next !== kept) setKept(next)
  return next
}
