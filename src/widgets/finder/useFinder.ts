import { useDeferredValue, useMemo, useState } from 'react'
import { useIsPhone } from '@/ui/useIsPhone'
import type { FinderSpec } from './finderSpec'
import { findEntries, isSearchEmpty } from './model/findEntries'
import { type FinderQuery, type FinderView, isFinding } from './model/finderQuery'
import { type KeptOrder, keepOrder, noOrder } from './model/keptOrder'
import { type FinderControl, useFinderQuery } from './useFinderQuery'

export interface Finder<Entry = unknown, Sort extends string = string, Toggle extends string = string>
  extends FinderControl<Sort, Toggle> {
  readonly spec: FinderSpec<Entry, Sort, Toggle>
  /** All there are. */
  readonly entries: readonly Entry[]
  /** What the list shows, in its order. */
  readonly shown: readonly Entry[]
  /** Matches of the search that the filters leave out. */
  readonly hiddenCount: number
  /** What `shown` was found by: a moment behind `query`, for typing comes first. */
  readonly shownQuery: FinderQuery<Sort, Toggle>
  /** Whether `shown` is the answer to a search, an order or a filter, rather than the whole list. */
  readonly isFinding: boolean
  /** Whether nothing is shown because of the search itself, not of the filters. */
  readonly isSearchEmpty: boolean
  /** As chosen now, and as the list is shown: a moment behind, with `shown`. */
  readonly view: FinderView
  readonly shownView: FinderView
  /** Another one where rows change their places at once: as the list's `key` it keeps any from being seen to jump. */
  readonly orderKey: string
}

/**
 * Searches, filters and sorts a list as the URL says.
 * @param entries the same array where nothing changed
 * @param owner whose numbers the entries show, such as the connected account: another owner's are sorted anew
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
  const isPhone = useIsPhone()
  const shownQuery = useDeferredValue(control.query)
  const order = useKeptOrder(spec, entries, shownQuery, owner)
  const found = useMemo(() => findEntries(spec, entries, shownQuery, order), [spec, entries, shownQuery, order])
  const fitting = isPhone ? 'cards' : 'table'
  return {
    ...control,
    ...found,
    spec,
    entries,
    shownQuery,
    isFinding: isFinding(shownQuery),
    isSearchEmpty: isSearchEmpty(shownQuery, found),
    view: control.query.view ?? fitting,
    shownView: shownQuery.view ?? fitting,
    orderKey: order.valueById.size > 0 ? order.session : '',
  }
}

/** The values to sort by, as they were when the reader asked for that order. */
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
