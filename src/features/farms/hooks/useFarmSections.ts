import { useMemo, useState } from 'react'
import { valueOf } from '@/lib/loadable'
import type { FarmEntry } from '../farmFinder'
import { isFinished } from '../model/farmRow'

export interface FarmSections {
  readonly live: readonly FarmEntry[]
  readonly finished: readonly FarmEntry[]
}

/**
 * The farms by section. A farm stays where it was first, because it may have an open form when its rewards end. Farms that
 * can't be read are with the live ones.
 */
export function useFarmSections(farms: readonly FarmEntry[]): FarmSections {
  const [firstPids, setFirstPids] = useState<ReadonlyMap<number, boolean>>(new Map())
  const found = farms.filter(({ farm, reads }) => valueOf(reads.terms) !== undefined && !firstPids.has(farm.pid))
  if (found.length > 0)
    setFirstPids(new Map([...firstPids, ...found.map(({ farm, reads }) => [farm.pid, isFinished(reads)] as const)]))
  return useMemo(() => {
    const isIn = (isFinishedSection: boolean) =>
      farms.filter(({ farm }) => (firstPids.get(farm.pid) ?? false) === isFinishedSection)
    return { live: isIn(false), finished: isIn(true) }
  }, [farms, firstPids])
}
