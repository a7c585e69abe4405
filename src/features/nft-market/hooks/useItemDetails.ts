import type { NftAttribute } from '@/api/nft/parse'
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
