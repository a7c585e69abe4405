import type { PoolFigures } from '@/api/exchange/parse'
import { fetchPool } from '@/api/exchange/query'
import { getDeployment } from '@/config/deployment'
import { useNowSec } from '@/hooks/useNowSec'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { sinceSecOf } from './lastDay'

/** The subgraph's data of a pool over the last 24 hours; undefined for an unknown pool. Loading without a subgraph. */
export function usePoolFigures(pool: Address): Loadable<PoolFigures | undefined> {
  const urls = getDeployment().subgraphs['exchange']
  const sinceSec = sinceSecOf(useNowSec())
  return useService(urls === undefined ? undefined : `pool ${sinceSec} ${pool.toLowerCase()}`, () =>
    urls === undefined ? Promise.resolve(undefined) : fetchPool(urls, pool, sinceSec),
  )
}
