import type { RestCollection } from '@/api/nft/parse'
import type { MarketCollection } from '@/api/nft-market/parse'
import type { Address } from '@/lib/hex'
import { shortenHex } from '@/lib/hex'
import { skeletonOf } from '@/lib/textSkeleton'
import type { CollectionTerms } from './reads'

/** What is on sale of a collection. */
export interface CollectionAsks {
  readonly listed: number
  /** Undefined while none is on sale. */
  readonly lowestWei: bigint | undefined
  readonly highestWei: bigint | undefined
}

/** What a collection's own contract says. */
export interface ContractFacts {
  readonly name: string
  readonly symbol: string
  /** Undefined if the contract does not say. */
  readonly totalSupply: bigint | undefined
}

/** A collection of the market. */
export interface NftCollection {
  readonly address: Address
  /** Its address if it has no name. */
  readonly name: string
  readonly symbol: string
  readonly description: string
  /** URI of an image to show with `NftMedia` only; '' if there is none. */
  readonly avatar: string
  /** Closed: its NFTs can only be taken back. */
  readonly isClosed: boolean
  /** Known to be what its name says, by its address. */
  readonly isVerified: boolean
  /** The verified collection that its name looks like. */
  readonly imitated: { readonly name: string; readonly address: Address } | undefined
  /** Undefined if nobody says. */
  readonly supply: bigint | undefined
  /** Undefined while it is not known. */
  readonly asks: CollectionAsks | undefined
  /** Undefined if only an index knows, and it is unavailable. */
  readonly volumeWei: bigint | undefined
  readonly trades: number | undefined
  readonly addedSec: number | undefined
  /** Zero address without a creator fee. */
  readonly creator: Address
  readonly tradingFeeBps: number
  readonly creatorFeeBps: number
}

/** What is known of a collection; each part may be missing. */
interface CollectionParts {
  readonly terms: CollectionTerms | undefined
  readonly indexed: MarketCollection | undefined
  readonly rest: RestCollection | undefined
  readonly contract: ContractFacts | undefined
  /** From the chain, in place of the index. */
  readonly asks: CollectionAsks | undefined
}

type UnmarkedCollection = Omit<NftCollection, 'imitated' | 'isVerified'>

/** Merges what is known: terms are the contract's, figures the index's, and texts the service's. */
export function mergeCollection(
  address: Address,
  { terms, indexed, rest, contract, asks }: CollectionParts,
): UnmarkedCollection {
  return {
    address,
    name: rest?.name || indexed?.name || contract?.name || shortenHex(address),
    symbol: rest?.symbol || indexed?.symbol || contract?.symbol || '',
    description: rest?.description ?? '',
    avatar: rest?.avatar ?? '',
    isClosed: terms === undefined ? indexed?.isActive === false : terms.status === 'close',
    supply: rest?.totalSupply ?? contract?.totalSupply,
    asks: indexed ?? asks,
    volumeWei: indexed?.volumeWei,
    trades: indexed?.trades,
    addedSec: indexed?.addedSec,
    creator: terms?.creator ?? indexed?.creator ?? address,
    tradingFeeBps: terms?.tradingFeeBps ?? indexed?.tradingFeeBps ?? 0,
    creatorFeeBps: terms?.creatorFeeBps ?? indexed?.creatorFeeBps ?? 0,
  }
}

/** What is on sale, by the asks themselves. */
export function summarizeAsks(prices: readonly bigint[]): CollectionAsks {
  const sorted = [...prices].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return { listed: prices.length, lowestWei: sorted[0], highestWei: sorted.at(-1) }
}

/** Marks the collections that are verified, by address only, and those with a name that looks like a verified one's. */
export function markCollections(
  collections: readonly UnmarkedCollection[],
  verified: readonly Address[],
): readonly NftCollection[] {
  const known = new Set(verified.map((address) => address.toLowerCase()))
  const isVerified = ({ address }: UnmarkedCollection) => known.has(address.toLowerCase())
  const bySkeleton = new Map(
    collections.filter(isVerified).map(({ name, address }) => [skeletonOf(name), { name, address }]),
  )
  return collections.map((collection) => ({
    ...collection,
    isVerified: isVerified(collection),
    imitated: isVerified(collection) ? undefined : bySkeleton.get(skeletonOf(collection.name)),
  }))
}
