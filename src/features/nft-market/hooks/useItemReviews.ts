import type { NftCollection } from '@/domain/nft-market/collectionView'
import type { NftMarket } from '@/domain/nft-market/market'
import { type NftKey, nftKeyOf } from '@/domain/nft-market/nftItem'
import { useNftCollections } from '@/domain/nft-market/useNftCollections'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useIndexCheck } from '@/hooks/useIndexCheck'
import { useService } from '@/hooks/useService'
import { isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { type PastSale, SHOWN_SALES } from '../components/LastSales'
import { floorOf } from '../model/itemView'

/** What an NFT is reviewed by before it is bought, besides its own price. */
export interface ItemReview {
  /** Newest first. */
  readonly sales: Loadable<readonly PastSale[]>
  /** The lowest price in its collection; its value is undefined if nothing is listed. */
  readonly floor: Loadable<bigint | undefined>
  /** The verified collection that its own one looks like. */
  readonly imitated: NftCollection['imitated']
}

const NO_INDEX: Loadable<never> = { status: 'failed', retry: () => undefined }

/** Reviews several NFTs with one query of their sales, and the market's collections. Keep `items` the same. */
export function useItemReviews(market: NftMarket, items: readonly NftKey[]): (item: NftKey) => ItemReview {
  const { subgraphUrls } = market
  const { collections, retryIndex = () => undefined } = useNftCollections(market)
  const version = useConfirmedCount()
  const { isBehind } = useIndexCheck()
  const read = useService(
    subgraphUrls && items.length > 0 ? `nftMarket/sales ${items.map(nftKeyOf).join()}` : undefined,
    async () => {
      const { fetchNftSales } = await import('@/api/nft-market/query')
      return fetchNftSales(subgraphUrls ?? [], items, SHOWN_SALES)
    },
    { version, isBehind: ({ indexed }) => isBehind(indexed) },
  )
  const sales = subgraphUrls === undefined ? NO_INDEX : mapLoadable(read, ({ value }) => value)
  return (item) => {
    const collectionOf = (all: readonly NftCollection[]) =>
      all.find(({ address }) => isSameAddress(address, item.collection))
    return {
      sales: mapLoadable(sales, (rows) => rows.find((row) => nftKeyOf(row) === nftKeyOf(item))?.trades ?? []),
      floor: 'value' in collections ? floorOf(collectionOf(collections.value), retryIndex) : collections,
      imitated: 'value' in collections ? collectionOf(collections.value)?.imitated : undefined,
    }
  }
}
