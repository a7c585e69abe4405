import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { readCall } from '@/chain/calls/readReading'
import { nftMarketContract } from '@/chain/contracts/nftMarket'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import type { NftAsk } from './nftItem'

/** Collections, and asks, of one call. */
const PAGE_COLLECTIONS = 200n
const PAGE_ASKS = 500
/** More than any collection here has: a node that never ends is wrong. */
const MAX_ASK_PAGES = 100
/** `CollectionStatus` of the contract. */
const COLLECTION_STATUSES = ['pending', 'open', 'close'] as const

/** Pending for an address that is not a collection of the market. */
export type CollectionStatus = (typeof COLLECTION_STATUSES)[number]

/** The terms of a collection, from the market's contract. */
export interface CollectionTerms {
  readonly address: Address
  readonly status: CollectionStatus
  /** Zero address without a creator fee. */
  readonly creator: Address
  /** Zero address if every token can be listed. */
  readonly whitelistChecker: Address
  readonly tradingFeeBps: number
  readonly creatorFeeBps: number
}

/** An ask of a collection. */
export interface ListedAsk extends NftAsk {
  readonly tokenId: bigint
}

/** The market's first 200 collections with their terms, in the order in which they were added. */
export function collectionsReading(market: Address): Reading<readonly CollectionTerms[]> {
  return combineReadings(
    [callReading(nftMarketContract(market).viewCollections(0n, PAGE_COLLECTIONS))],
    ({ collectionAddresses, collectionDetails }) =>
      collectionAddresses.map((address, index): CollectionTerms => {
        const details = collectionDetails[index]
        const status = COLLECTION_STATUSES[Number(details?.status)]
        if (details === undefined || status === undefined) throw new Error('Not a collection')
        return {
          address,
          status,
          creator: details.creatorAddress,
          whitelistChecker: details.whitelistChecker,
          tradingFeeBps: Number(details.tradingFee),
          creatorFeeBps: Number(details.creatorFee),
        }
      }),
  )
}

/** What each of some tokens asks for, in their order; undefined for one that is not listed. */
export function asksReading(
  market: Address,
  collection: Address,
  tokenIds: readonly bigint[],
): Reading<readonly (NftAsk | undefined)[]> {
  return combineReadings(
    [callReading(nftMarketContract(market).viewAsksByCollectionAndTokenIds(collection, tokenIds))],
    ({ statuses, askInfo }) =>
      tokenIds.map((_, index) => {
        const ask = askInfo[index]
        if (statuses[index] === undefined || ask === undefined) throw new Error('Fewer asks than tokens')
        return statuses[index] ? { seller: ask.seller, priceWei: ask.price } : undefined
      }),
  )
}

/** The prices that can be asked for, in wei, both included. */
export interface PriceRange {
  readonly minWei: bigint
  readonly maxWei: bigint
}

/** The range of prices that the market takes. */
export function priceRangeReading(market: Address): Reading<PriceRange> {
  const contract = nftMarketContract(market)
  return combineReadings(
    [callReading(contract.minimumAskPrice()), callReading(contract.maximumAskPrice())],
    (minWei, maxWei) => ({ minWei, maxWei }),
  )
}

/**
 * All asks of a collection, or of one seller in it, read in pages until one is short. Their order means nothing.
 * @throws RpcError, NetworkError, the signal's reason, and Error for an answer that can't be right
 */
export async function readAsks(
  client: RpcClient,
  { market, collection, seller }: { readonly market: Address; readonly collection: Address; readonly seller?: Address },
  signal?: AbortSignal,
): Promise<readonly ListedAsk[]> {
  const contract = nftMarketContract(market)
  const asks = new Map<bigint, ListedAsk>()
  for (let page = 0; page < MAX_ASK_PAGES; page += 1) {
    signal?.throwIfAborted()
    const cursor = BigInt(page * PAGE_ASKS)
    const size = BigInt(PAGE_ASKS)
    const { tokenIds, askInfo } = await readCall(
      client,
      seller === undefined
        ? contract.viewAsksByCollection(collection, cursor, size)
        : contract.viewAsksByCollectionAndSeller(collection, seller, cursor, size),
    )
    if (askInfo.length !== tokenIds.length || tokenIds.length > PAGE_ASKS) throw new Error('Not a page of asks')
    for (const [index, tokenId] of tokenIds.entries()) {
      const ask = askInfo[index]
      // An ask that was removed moves another one to its place.
      if (ask !== undefined && ask.seller !== ZERO_ADDRESS)
        asks.set(tokenId, { tokenId, seller: ask.seller, priceWei: ask.price })
    }
    if (tokenIds.length < PAGE_ASKS) return [...asks.values()]
  }
  throw new Error('The asks have no end')
}
