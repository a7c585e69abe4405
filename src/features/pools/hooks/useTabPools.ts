import { useMemo, useState } from 'react'
import type { ListedPool } from './usePools'

export interface TabPools {
  readonly pools: readonly ListedPool[]
  /** It is not known of some pools yet whether they belong here. */
  readonly isLoading: boolean
}

/**
 * The live pools, or the finished ones. A pool stays where it was when the tab was opened: one that ends meanwhile may
 * have an open form. Pools that can't be read are with the live ones.
 */
export function useTabPools(all: readonly ListedPool[], isFinished: boolean): TabPools {
  const [firstIds, setFirstIds] = useState<ReadonlyMap<string, boolean>>(new Map())
  const found = all.filter(({ view: { id, state } }) => state !== undefined && !firstIds.has(id))
  if (found.length > 0)
    setFirstIds(new Map([...firstIds, ...found.map(({ view }) => [view.id, view.state === 'finished'] as const)]))
  return useMemo(
    () => ({
      pools: all.filter(({ view: { id } }) => (firstIds.get(id) ?? false) === isFinished),
      isLoading: all.some(({ view, source }) => view.state === undefined && source.reads.terms.status === 'loading'),
    }),
    [all, firstIds, isFinished],
  )
}
