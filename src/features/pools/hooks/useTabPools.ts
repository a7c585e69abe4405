import { useMemo } from 'react'
import { useFirstPhases } from '@/hooks/useFirstPhases'
import type { ListedPool } from './usePools'

export interface TabPools {
  readonly pools: readonly ListedPool[]
  /** It is not known of some pools yet whether they belong here. */
  readonly isLoading: boolean
}

/**
 * The live pools, or the finished ones, where they were when the tab was opened. Pools that can't be read are with the live
 * ones.
 */
export function useTabPools(all: readonly ListedPool[], isFinished: boolean): TabPools {
  const phases = useFirstPhases(
    all.map(({ view: { id, state } }) => ({ id, isFinished: state === undefined ? undefined : state === 'finished' })),
  )
  return useMemo(
    () => ({
      pools: all.filter(({ view: { id } }) => (phases.get(id) ?? false) === isFinished),
      isLoading: all.some(({ view, source }) => view.state === undefined && source.reads.terms.status === 'loading'),
    }),
    [all, phases, isFinished],
  )
}
