import { useMemo } from 'react'
import type { MarketNft } from '@/api/nft-market/query'
import { readIndexFirst } from '@/api/readIndexFirst'
import { readClient } from '@/chain/rpc/readClient'
import type { NftMarket } from '@/domain/nft-market/market'
import type { NftKey } from '@/domain/nft-market/nftItem'
import { readAsks } from '@/domain/nft-market/reads'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useIndexCheck } from '@/hooks/useIndexCheck'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { type Loadable, mapLoadable } from '@/lib/loadable'

export interface IndexedHistory extends MarketNft {
  readonly indexed: IndexedBlock | undefined
}

/** An NFT's sales and orders; loading on a network without the subgraph. */
export function useItemHistory({ subgraphUrls }: NftMarket, { collection, tokenId }: NftKey): Loadable<IndexedHistory> {
  const version = useConfirmedCount()
  const { isBehind } = useIndexCheck()
  return useService(
    subgraphUrls && `nftMarket/item/${collection.toLowerCase()}/${tokenId}`,
    async (): Promise<IndexedHistory> => {
      const { fetchMarketNft } = await import('@/api/nft-market/query')
      const { value, indexed } = await fetchMarketNft(subgraphUrls ?? [], collection, tokenId)
      return { ...value, indexed }
    },
    { version, isBehind: ({ indexed }) => isBehind(indexed) },
  )
}

/** The lowest price in a collection, undefined if nothing is on sale; from the chain where the index fails. */
export function useFloor({ address, subgraphUrls }: NftMarket, collection: Address): Loadable<bigint | undefined> {
  const version = useConfirmedCount()
  const floor = useService(
    `nftMarket/floor/${collection.toLowerCase()}`,
    async () =>
      readIndexFirst(
        subgraphUrls &&
          (async () => {
            const { fetchMarketCollection } = await import('@/api/nft-market/query')
            const { value } = await fetchMarketCollection(subgraphUrls, collection)
            return value && { lowestWei: value.lowestWei }
          }),
        async () => {
          const asks = await readAsks(readClient, { market: address, collection })
          return { lowestWei: lowestOf(asks.map(({ priceWei }) => priceWei)) }
        },
      ),
    { version },
  )
  return useMemo(() => mapLoadable(floor, ({ lowestWei }) => lowestWei), [floor])
}

function lowestOf(prices: readonly bigint[]): bigint | undefined {
  const [first, ...rest] = prices
  return first === undefined ? undefined : rest.reduce((low, wei) => (wei < low ? wei : low), first)
}
