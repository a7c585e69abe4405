import type { NftAttribute, TraitCount } from '@/api/nft/parse'
import type { NftMarket } from '@/domain/nft-market/market'
import type { NftKey } from '@/domain/nft-market/nftItem'
import { useService } from '@/hooks/useService'
import type { Loadable } from '@/lib/loadable'

/** What the service says of an NFT. */
export interface ItemDetails {
  readonly name: string
  readonly description: string
  readonly attributes: readonly NftAttribute[]
}

/** An NFT's texts and traits; loading on a network without the service. */
export function useItemDetails({ serviceUrl }: NftMarket, { collection, tokenId }: NftKey): Loadable<ItemDetails> {
  return useService(serviceUrl && `nft/token/${collection.toLowerCase()}/${tokenId}`, async () => {
    const { fetchNftToken } = await import('@/api/nft/query')
    return fetchNftToken(serviceUrl ?? '', collection, tokenId)
  })
}

/** How many NFTs of a collection have each trait, and how many there are. */
export interface TraitTable {
  readonly total: number | undefined
  readonly traits: readonly TraitCount[]
}

/** The traits of a collection; loading on a network without the service. */
export function useTraits({ serviceUrl }: NftMarket, { collection }: NftKey): Loadable<TraitTable> {
  return useService(serviceUrl && `nft/traits/${collection.toLowerCase()}`, async (): Promise<TraitTable> => {
    const { fetchNftTokens } = await import('@/api/nft/query')
    const { total, traits } = await fetchNftTokens(serviceUrl ?? '', collection, { size: 1 })
    return { total, traits }
  })
}
