import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { loadQueries } from './loadQueries'
import type { InfoList, InfoPool } from './model/info'
import { useIndexedPools, usePoolList } from './usePoolList'
import { useAsked, useTraded } from './useTraded'

const LARGEST = 100

/**
 * The pools with most liquidity, those with most volume today and yesterday, and the requested ones, every 10 seconds
 * while visible: with most volume first, and those with doubts last. The volume of seven days follows.
 * @param asked for example a watchlist
 */
export function useInfoPools(asked: readonly Address[]): Loadable<InfoList<InfoPool>> {
  const others = useAsked(asked, valueOf(useTraded())?.pools)
  const list = useIndexedPools(`infoPools ${others.join(' ')}`, async (urls, times) => {
    const { fetchLargestPools } = await loadQueries()
    return fetchLargestPools(urls, LARGEST, others, times)
  })
  return usePoolList(list)
}
