import type { NftCollection } from '@/domain/nft-market/collectionView'
import { type NftAsk } from '@/domain/nft-market/nftItem'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, ready } from '@/lib/loadable'

/** What an item's page needs of its collection. */
export type ItemCollection = Pick<NftCollection, 'address' | 'name' | 'isClosed' | 'asks' | 'imitated'>

export interface ItemFacts {
  readonly account: Address | undefined
  readonly ask: Loadable<NftAsk | undefined>
  /** The seller while it is listed. */
  readonly owner: Loadable<Address>
  readonly isClosed: boolean
  /** Whether the market takes it: not the collection of profile pictures on every network. */
  readonly isOnMarket: boolean
  /** Holds the NFTs that are pictures of profiles. */
  readonly profileContract: Address | undefined
}

/** What an account can do with an NFT. */
export type ItemView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** `canBuy` unless the collection is closed. */
  | { readonly kind: 'forSale'; readonly ask: NftAsk; readonly canBuy: boolean }
  | { readonly kind: 'ownListing'; readonly ask: NftAsk; readonly canAdjust: boolean }
  | { readonly kind: 'own'; readonly sale: 'possible' | 'closed' | 'notOnMarket' }
  | { readonly kind: 'profilePicture' }
  | { readonly kind: 'notForSale' }

/** What the page of an NFT offers to an account. */
export function itemView({ account, ask, owner, isClosed, isOnMarket, profileContract }: ItemFacts): ItemView {
  if (ask.status === 'loading') return { kind: 'loading' }
  if (ask.status === 'failed') return { kind: 'failed', retry: ask.retry }
  const isOwn = (holder: Address) => account !== undefined && isSameAddress(holder, account)
  if (ask.value !== undefined)
    return isOwn(ask.value.seller)
      ? { kind: 'ownListing', ask: ask.value, canAdjust: !isClosed }
      : { kind: 'forSale', ask: ask.value, canBuy: !isClosed }
  if (owner.status === 'loading') return { kind: 'loading' }
  if (owner.status === 'failed') return { kind: 'failed', retry: owner.retry }
  if (profileContract !== undefined && isSameAddress(owner.value, profileContract)) return { kind: 'profilePicture' }
  if (!isOwn(owner.value)) return { kind: 'notForSale' }
  return { kind: 'own', sale: isClosed ? 'closed' : isOnMarket ? 'possible' : 'notOnMarket' }
}

/**
 * The lowest price of a collection; its value is undefined if nothing is listed. Failed where neither the index nor the
 * contract says it.
 */
export function floorOf(
  collection: Pick<ItemCollection, 'asks'> | undefined,
  retry: () => void,
): Loadable<bigint | undefined> {
  return collection?.asks === undefined ? { status: 'failed', retry } : ready(collection.asks.lowestWei)
}
