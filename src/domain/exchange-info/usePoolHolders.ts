import type { IndexedHolders } from '@/api/exchange/holders'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { useInfoService } from './infoService'
import { loadQueries } from './loadQueries'

/** Who holds a pool's LP tokens; undefined where the subgraph does not know the pool. Loading without a subgraph. */
export function usePoolHolders(pool: Address): Loadable<IndexedHolders | undefined> {
  return useInfoService(`poolHolders ${pool.toLowerCase()}`, async (urls) =>
    (await loadQueries()).fetchPoolHolders(urls, pool),
  )
}
