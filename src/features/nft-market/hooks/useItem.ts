import { useMemo } from 'react'
import { callReading, combineReadings } from '@/chain/calls/reading'
import { nftCollectionContract } from '@/chain/contracts/nftCollection'
import { isBunnies, type NftMarket } from '@/domain/nft-market/market'
import type { NftAsk, NftKey } from '@/domain/nft-market/nftItem'
import { asksReading, type CollectionTerms, collectionsReading } from '@/domain/nft-market/reads'
import { tokenOwnerReading } from '@/domain/nft-market/tradeReads'
import { useReading } from '@/hooks/useReading'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { sanitizeText } from '@/lib/sanitizeText'

const MAX_NAME = 80
/** A collection keeps its name. */
const NAME_OPTIONS = { blocksPerFetch: 100 } as const

/** An NFT as the chain has it. */
export interface ItemOnChain {
  /** Pending for a collection that is not on the market, as that of the bunnies. */
  readonly terms: Loadable<CollectionTerms | undefined>
  readonly collectionName: Loadable<string>
  /** Undefined while it is not listed. */
  readonly ask: Loadable<NftAsk | undefined>
  /** The market while it is listed. */
  readonly owner: Loadable<Address>
}

const termsOfBunnies = (address: Address): CollectionTerms => ({
  address,
  status: 'pending',
  creator: ZERO_ADDRESS,
  whitelistChecker: ZERO_ADDRESS,
  tradingFeeBps: 0,
  creatorFeeBps: 0,
})

/** Reads an NFT with each block. Keep the key the same between renders. */
export function useItem(market: NftMarket, key: NftKey): ItemOnChain {
  const { collection, tokenId } = key
  const collections = useReading(useMemo(() => collectionsReading(market.address), [market]))
  const terms = useMemo(
    () =>
      mapLoadable(
        collections,
        (all) =>
          all.find(({ address }) => isSameAddress(address, collection)) ??
          (isBunnies(market, collection) ? termsOfBunnies(collection) : undefined),
      ),
    [collections, market, collection],
  )
  const asks = useReading(
    useMemo(() => asksReading(market.address, collection, [tokenId]), [market, collection, tokenId]),
  )
  return {
    terms,
    collectionName: useCollectionName(collection),
    ask: useMemo(() => mapLoadable(asks, ([ask]) => ask), [asks]),
    owner: useReading(useMemo(() => tokenOwnerReading(key), [key])),
  }
}

/** The name of a collection, by its contract. */
export function useCollectionName(collection: Address): Loadable<string> {
  return useReading(
    useMemo(
      () =>
        combineReadings([callReading(nftCollectionContract(collection).name())], (name) =>
          sanitizeText(name, MAX_NAME),
        ),
      [collection],
    ),
    NAME_OPTIONS,
  )
}
