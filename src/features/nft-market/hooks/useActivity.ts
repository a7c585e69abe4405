import { useCallback } from 'react'
import type { MarketActivity } from '@/api/nft-market/activity'
import type { MarketDay } from '@/api/nft-market/parse'
import type { NftMarket } from '@/domain/nft-market/market'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { type GraphList, useGraphPages } from '@/hooks/useGraphPages'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

const queries = () => import('@/api/nft-market/activityQuery')
const keyOf = ({ id }: MarketActivity) => id

/** What happened on the market, newest first; of one collection, or all. Loading without an index. */
export function useActivity(market: NftMarket, collection: Address | undefined): GraphList<MarketActivity> {
  const { subgraphUrls } = market
  const version = useConfirmedCount()
  const loadPage = useCallback(
    async (untilSec: number | undefined, signal: AbortSignal | undefined) =>
      (await queries()).fetchMarketActivity(subgraphUrls ?? [], collection, untilSec, signal),
    [subgraphUrls, collection],
  )
  return useGraphPages(subgraphUrls && `${collection?.toLowerCase() ?? 'all'} ${version}`, loadPage, keyOf)
}

/** Days with sales, oldest first; of one collection, or all. */
export function useMarketDays(market: NftMarket, collection: Address | undefined): Loadable<readonly MarketDay[]> {
  const { subgraphUrls } = market
  return useService(subgraphUrls && `nftMarket/days ${collection?.toLowerCase() ?? 'all'}`, async () =>
    (await queries()).fetchMarketDays(subgraphUrls ?? [], collection),
  )
}
