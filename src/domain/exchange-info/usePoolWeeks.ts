import type { PoolWeek } from '@/api/exchange/poolWeeks'
import { getDeployment } from '@/config/deployment'
import { useNowSec } from '@/hooks/useNowSec'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, ready } from '@/lib/loadable'

const DAY_SEC = 86_400
/** The current day and the six before. */
const DAYS_BEFORE = 6
const NONE: Loadable<undefined> = ready(undefined)

/** The start of the last seven days, by whole days in UTC; Unix seconds. */
export function weekStartOf(nowSec: number): number {
  return (Math.floor(nowSec / DAY_SEC) - DAYS_BEFORE) * DAY_SEC
}

export interface PoolWeeks {
  /** By address in lower case; without the pools that the subgraph does not know. */
  readonly byAddress: ReadonlyMap<string, PoolWeek>
  /** Unix seconds. */
  readonly sinceSec: number
}

/** What pools traded in the last seven days; undefined without a subgraph or pools. */
export function usePoolWeeks(pools: readonly Address[]): Loadable<PoolWeeks | undefined> {
  const urls = pools.length === 0 ? undefined : getDeployment().subgraphs['exchange']
  const sinceSec = weekStartOf(useNowSec())
  const weeks = useService<PoolWeeks | undefined>(
    urls === undefined ? undefined : `poolWeeks ${sinceSec} ${pools.join(' ')}`,
    async () => {
      if (urls === undefined) return undefined
      const { fetchPoolWeeks } = await import('@/api/exchange/poolWeeks')
      const found = await fetchPoolWeeks(urls, pools, sinceSec)
      return { byAddress: new Map(found.map((pool) => [pool.address.toLowerCase(), pool])), sinceSec }
    },
  )
  return urls === undefined ? NONE : weeks
}
