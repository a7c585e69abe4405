import { getDeployment } from '@/config/deployment'
import { useService } from '@/hooks/useService'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { markCollections, mergeCollection, type NftCollection } from './collectionView'
import type { NftMarket } from './market'
import { type NftCollections, useNftCollections } from './useNftCollections'

/** A collection among all others. */
export interface NftCollectionRead extends NftCollections {
  /** Its value is undefined if the collection is not on the market. */
  readonly collection: Loadable<NftCollection | undefined>
}

/** A collection of the market, also one that is not among the first ones that are listed. */
export function useNftCollection(market: NftMarket, address: Address): NftCollectionRead {
  const all = useNftCollections(market)
  const known = valueOf(all.collections)
  const listed = known?.find((one) => isSameAddress(one.address, address))
  const isUnlisted = known !== undefined && listed === undefined
  const { subgraphUrls, serviceUrl } = market
  const alone = useService(
    isUnlisted && subgraphUrls ? `nftMarket/collection ${address.toLowerCase()}` : undefined,
    async () => {
      const { fetchMarketCollection } = await import('@/api/nft-market/query')
      const indexed = (await fetchMarketCollection(subgraphUrls ?? [], address)).value
      if (indexed === undefined) return undefined
      const { fetchNftCollection } = await import('@/api/nft/query')
      const rest =
        serviceUrl === undefined ? undefined : await fetchNftCollection(serviceUrl, address).catch(() => undefined)
      return { terms: undefined, indexed, rest, contract: undefined, asks: undefined }
    },
  )
  if (!isUnlisted) return { ...all, collection: mapLoadable(all.collections, () => listed) }
  if (subgraphUrls === undefined) return { ...all, collection: ready(undefined) }
  const { bunnies, verified = [] } = { ...market, ...getDeployment().nftMarket }
  const collection = mapLoadable(
    alone,
    (parts) => parts && markCollections([...known, mergeCollection(address, parts)], [bunnies, ...verified]).at(-1),
  )
  // Without the index, the contract's list is all that is known.
  return { ...all, collection: collection.status === 'failed' ? ready(undefined) : collection }
}
