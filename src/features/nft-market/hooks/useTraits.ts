import type { TraitCount } from '@/api/nft/parse'
import { isBunnies, type NftMarket } from '@/domain/nft-market/market'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

/** The traits of a collection. */
export interface Traits {
  /** By trait, the commonest value first. Empty if the collection has none, or is too large to be counted. */
  readonly counts: readonly TraitCount[]
  /** Tokens of the collection; undefined if the service does not say. */
  readonly total: number | undefined
}

/** How many tokens have each value of each trait, by the service; loading without a service. */
export function useTraits(market: NftMarket, collection: Address): Loadable<Traits> {
  const { serviceUrl } = market
  return useService(
    serviceUrl && `nft/traits ${collection.toLowerCase()}`,
    async () => {
      const { fetchBunnyTokens, fetchNftTokens } = await import('@/api/nft/query')
      const url = serviceUrl ?? ''
      const { traits, total } = isBunnies(market, collection)
        ? await fetchBunnyTokens(url, collection)
        : await fetchNftTokens(url, collection, { size: 1 })
      return { counts: [...traits].sort((a, b) => b.count - a.count), total }
    },
    { isFixed: true },
  )
}
