import { readNftTraits } from '@/api/nftMedia'
import { readClient } from '@/chain/rpc/readClient'
import { readTokenUri } from '@/domain/nft/reads'
import type { NftMarket } from '@/domain/nft-market/market'
import { readAsks } from '@/domain/nft-market/reads'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { type PricedTraits, traitFloors, traitKey } from '../model/traits'

/** The cheapest items on sale whose traits are read, and how many at once: drawings on the chain take a node time. */
const MAX_ITEMS = 200
const ITEMS_AT_ONCE = 25

/** The lowest price of each value of each trait. */
export interface TraitFloors {
  /** Undefined for a value that none of the items read has. */
  readonly floorOf: (traitType: string, value: string) => bigint | undefined
  /** Whether more is on sale than was read: a value without a price may still be on sale. */
  readonly isPartial: boolean
}

/** The lowest price of each trait, of what the market's contract has on sale, by the items' own metadata. */
export function useTraitFloors(market: NftMarket, collection: Address): Loadable<TraitFloors> {
  return useService(`nft/floors ${collection.toLowerCase()}`, async () => {
    const asks = await readAsks(readClient, { market: market.address, collection })
    const cheapest = [...asks].sort((a, b) => (a.priceWei < b.priceWei ? -1 : 1)).slice(0, MAX_ITEMS)
    const priced: PricedTraits[] = []
    for (let first = 0; first < cheapest.length; first += ITEMS_AT_ONCE) {
      const group = cheapest.slice(first, first + ITEMS_AT_ONCE)
      const traits = await Promise.all(group.map(({ tokenId }) => readTraits(collection, tokenId)))
      priced.push(...group.map(({ priceWei }, index) => ({ priceWei, traits: traits[index] ?? [] })))
    }
    const floors = traitFloors(priced)
    return {
      floorOf: (traitType: string, value: string) => floors.get(traitKey(traitType, value)),
      isPartial: asks.length > cheapest.length,
    }
  })
}

/** None for an item whose metadata can't be read. */
async function readTraits(collection: Address, tokenId: bigint): Promise<PricedTraits['traits']> {
  try {
    return await readNftTraits(await readTokenUri(readClient, collection, tokenId))
  } catch {
    return []
  }
}
