import { BUNNY_TRAIT } from '@/api/nft/bunnyTrait'
import type { TraitCount } from '@/api/nft/parse'
import { isBunnies, type NftMarket } from '@/domain/nft-market/market'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { kindNames } from '../model/kindNames'

/** The traits of a collection. */
export interface Traits {
  /** By trait, the commonest value first. Empty if the collection has none, or is too large to be counted. */
  readonly counts: readonly TraitCount[]
  /** Tokens of the collection; undefined if the service does not say. */
  readonly total: number | undefined
  /** Names of the bunnies by token id, which the service gives at once; empty for any other collection. */
  readonly tokenNames: ReadonlyMap<bigint, string>
  /** What a value is called: a kind of bunny is a number, but has a name. */
  readonly nameOf: (traitType: string, value: string) => string
}

/** How many tokens have each value of each trait, by the service; loading without a service. */
export function useTraits(market: NftMarket, collection: Address): Loadable<Traits> {
  const { serviceUrl } = market
  return useService(
    serviceUrl && `nft/traits ${collection.toLowerCase()}`,
    async () => {
      const { fetchBunnyTokens, fetchNftTokens } = await import('@/api/nft/query')
      const url = serviceUrl ?? ''
      const areBunnies = isBunnies(market, collection)
      const { traits, total, tokens } = areBunnies
        ? await fetchBunnyTokens(url, collection)
        : await fetchNftTokens(url, collection, { size: 1 })
      const kinds = kindNames(areBunnies ? tokens : [])
      return {
        counts: [...traits].sort((a, b) => b.count - a.count),
        total,
        tokenNames: new Map(areBunnies ? tokens.map(({ tokenId, name }) => [tokenId, name]) : []),
        nameOf: (traitType: string, value: string) => (traitType === BUNNY_TRAIT ? (kinds.get(value) ?? value) : value),
      }
    },
    { isFixed: true },
  )
}
