import { useMemo } from 'react'
import { useFirstPhases } from '@/hooks/useFirstPhases'
import { valueOf } from '@/lib/loadable'
import { type FarmEntry, farmFinder } from '../farmFinder'
import { isFinished } from '../model/farmRow'

export interface FarmSections {
  readonly live: readonly FarmEntry[]
  readonly finished: readonly FarmEntry[]
}

/** The farms by section, where they were first. Farms that can't be read are with the live ones. */
export function useFarmSections(farms: readonly FarmEntry[]): FarmSections {
  const phases = useFirstPhases(
    farms.map((entry) => ({
      id: farmFinder.idOf(entry),
      isFinished: valueOf(entry.reads.terms) === undefined ? undefined : isFinished(entry.reads),
    })),
  )
  return useMemo(() => {
    const isIn = (isFinishedSection: boolean) =>
      farms.filter((entry) => (phases.get(farmFinder.idOf(entry)) ?? false) === isFinishedSection)
    return { live: isIn(false), finished: isIn(true) }
  }, [farms, phases])
}
