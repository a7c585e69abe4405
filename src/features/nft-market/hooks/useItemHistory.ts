import type { MarketNft } from '@/api/nft-market/query'
import type { NftMarket } from '@/domain/nft-market/market'
import type { NftKey } from '@/domain/nft-market/nftItem'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useIndexCheck } from '@/hooks/useIndexCheck'
import { useService } from '@/hooks/useService'
import type { IndexedBlock } from '@/lib/indexLag'
import type { Loadable } from '@/lib/loadable'

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
