import { fetchPoolHolders, type IndexedHolders } from '@/api/exchange/holders'
import { getDeployment } from '@/config/deployment'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

/** Who holds a pool's LP tokens; undefined where the subgraph does not know the pool. Loading without a subgraph. */
export function usePoolHolders(pool: Address): Loadable<IndexedHolders | undefined> {
  const urls = getDeployment().subgraphs['exchange']
  return useService(urls === undefined ? undefined : `poolHolders ${pool.toLowerCase()}`, () =>
    urls === undefined ? Promise.resolve(undefined) : fetchPoolHolders(urls, pool),
  )
}
