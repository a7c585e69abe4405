import { useCallback, useMemo, useState } from 'react'
import { readReading } from '@/chain/calls/readReading'
import { readClient } from '@/chain/rpc/readClient'
import { isBunnies, type NftMarket } from '@/domain/nft-market/market'
import { asksReading, readAsks } from '@/domain/nft-market/reads'
import { type GraphList, useGraphPages } from '@/hooks/useGraphPages'
import type { Address } from '@/lib/hex'
import { type ItemRow, itemKey } from '../model/itemRow'
import { createItemsLoader, type ItemSources, type ItemsCursor, type ItemsLack, NO_LACK } from '../model/itemsLoader'
import { type ItemsQuery, itemsKey } from '../model/itemsQuery'

const queries = () => import('@/api/nft-market/query')
const serviceQueries = () => import('@/api/nft/query')
const fallback = () => import('@/domain/nft-market/chainFallback')
const noService = () => import('@/api/fetchJson').then(({ ServiceError }) => new ServiceError('There is no service'))

/** Items of a collection, and what the list lacks. */
export interface ItemList extends GraphList<ItemRow> {
  readonly lack: ItemsLack
}

/** The items of a collection that a query asks for, loaded page by page. @param query keep it the same while nothing changes */
export function useItems(market: NftMarket, collection: Address, query: ItemsQuery): ItemList {
  const key = itemsKey(collection, query)
  const [lack, setLack] = useState({ key, ...NO_LACK })
  const load = useMemo(
    () =>
      createItemsLoader(sourcesOf(market, collection), query, (part) =>
        setLack((known) => ({ ...(known.key === key ? known : NO_LACK), ...part, key })),
      ),
    [market, collection, query, key],
  )
  const loadPage = useCallback((cursor: ItemsCursor | undefined) => load(cursor, undefined), [load])
  const list = useGraphPages(key, loadPage, itemKey)
  return { ...list, lack: lack.key === key ? lack : NO_LACK }
}

function sourcesOf(market: NftMarket, collection: Address): ItemSources {
  const { address, multicall, subgraphUrls, serviceUrl } = market
  const byIndex = async <T>(ask: (api: Awaited<ReturnType<typeof queries>>, urls: readonly string[]) => Promise<T>) => {
    if (subgraphUrls === undefined) throw await noService()
    return ask(await queries(), subgraphUrls)
  }
  const byService = async <T>(ask: (api: Awaited<ReturnType<typeof serviceQueries>>, url: string) => Promise<T>) => {
    if (serviceUrl === undefined) throw await noService()
    return ask(await serviceQueries(), serviceUrl)
  }
  return {
    collection,
    isBunnies: isBunnies(market, collection),
    fetchListed: (listing) =>
      byIndex(async (api, urls) => (await api.fetchMarketNfts(urls, { collection, isTradable: true }, listing)).value),
    fetchMarketData: (ids) => byIndex((api, urls) => api.fetchMarketDataOfTokens(urls, collection, ids)),
    fetchTokens: (page) => byService((api, url) => api.fetchNftTokens(url, collection, page)),
    fetchBunnies: () => byService((api, url) => api.fetchBunnyTokens(url, collection)),
    fetchFiltered: (filter, page) => byService((api, url) => api.fetchFilteredNfts(url, collection, filter, page)),
    fetchBunniesOnSale: (kind) => byIndex((api, urls) => api.fetchBunniesOnSale(urls, collection, kind)),
    readAsks: () => readAsks(readClient, { market: address, collection }),
    readAsksOf: (ids) => readReading(readClient, multicall, asksReading(address, collection, ids)),
    readTokenIds: async (first, count) => (await fallback()).readTokenIds(readClient, collection, first, count),
  }
}
