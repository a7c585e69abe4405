import { useState } from 'react'
import type { FinderQuery } from '../model/finderQuery'
import { type KeptOrder, keepOrder, noOrder, type Sortable } from '../model/sort'

/** The values to sort by, as they were when the reader asked for that order. @param account of whom deposits are */
export function useKeptOrder(
  entries: readonly Sortable[],
  { sort, isAscending }: FinderQuery,
  account: string | undefined,
): KeptOrder {
  const [kept, setKept] = useState(noOrder)
  const session = `${sort ?? ''} ${isAscending ? 'asc' : 'desc'} ${account ?? ''}`
  const next = sort === undefined ? noOrder : keepOrder(kept, session, entries, sort)
  if (next !== kept) setKept(next)
  return next
}
