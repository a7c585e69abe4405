import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { GRAPH_PAGE_ROWS } from '../graphPages'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { BUNNY_ROWS } from './bunnyRows'
import { COLLECTION_QUERY, COLLECTIONS_QUERY, NFT_QUERY, NFTS_QUERY, SALES_QUERY, USER_QUERY } from './documents'
import {
  collectionAnswer,
  collectionsAnswer,
  type MarketAskOrder,
  type MarketCollection,
  type MarketTrade,
  type NftMarketData,
  type NftSales,
  nftAnswer,
  nftsAnswer,
  salesAnswer,
  userAnswer,
} from './parse'

/** Of an account's activity: trades of each side, and orders. */
const TRADE_ROWS = 250
const ASK_ROWS = 500
/** Of one NFT's activity. */
const NFT_EVENTS = 250
const MAX_BYTES = 3_000_000

/** Rows, and how far the index is. */
export interface Indexed<T> {
  readonly value: T
  /** Undefined if the index does not tell. */
  readonly indexed: IndexedBlock | undefined
}

/** What NFTs can be asked for by. */
export interface NftWhere {
  readonly collection?: Address
  readonly isTradable?: boolean
  readonly seller?: Address
}

export type NftOrder = 'id' | 'tokenId' | 'currentAskPrice' | 'updatedAt'
type OrderDirection = 'asc' | 'desc'

/** How NFTs are listed. */
export interface NftListing {
  /** 1,000 by default, as many as The Graph gives at once. */
  readonly first?: number
  readonly skip?: number
  /** By id by default. */
  readonly orderBy?: NftOrder
  /** Descending by default. */
  readonly direction?: OrderDirection
}

/** All collections of the market. @throws ServiceError */
export async function fetchMarketCollections(urls: SubgraphUrls): Promise<Indexed<readonly MarketCollection[]>> {
  const { collections, _meta } = await queryGraph(urls, {
    document: COLLECTIONS_QUERY,
    variables: { first: GRAPH_PAGE_ROWS },
    answer: collectionsAnswer,
    maxBytes: MAX_BYTES,
  })
  return { value: collections, indexed: _meta }
}

/** A collection; undefined if it is not on the market. @throws ServiceError */
export async function fetchMarketCollection(
  urls: SubgraphUrls,
  address: Address,
): Promise<Indexed<MarketCollection | undefined>> {
  const { collection, _meta } = await queryGraph(urls, {
    document: COLLECTION_QUERY,
    variables: { id: address.toLowerCase() },
    answer: collectionAnswer,
    maxBytes: MAX_BYTES,
  })
  return { value: collection, indexed: _meta }
}

/** Market data of NFTs that were ever listed, by a filter. @throws ServiceError */
export async function fetchMarketNfts(
  urls: SubgraphUrls,
  { collection, isTradable, seller }: NftWhere,
  listing: NftListing = {},
  signal?: AbortSignal,
): Promise<Indexed<readonly NftMarketData[]>> {
  return queryNfts(
    urls,
    {
      ...(collection && { collection: collection.toLowerCase() }),
      ...(isTradable !== undefined && { isTradable }),
      ...(seller && { currentSeller: seller.toLowerCase() }),
    },
    listing,
    signal,
  )
}

/** Market data of a collection's NFTs by their ids, at most 1,000; empty at once without ids. @throws ServiceError */
export async function fetchMarketDataOfTokens(
  urls: SubgraphUrls,
  collection: Address,
  tokenIds: readonly bigint[],
  signal?: AbortSignal,
): Promise<readonly NftMarketData[]> {
  if (tokenIds.length === 0) return []
  const where = { collection: collection.toLowerCase(), tokenId_in: tokenIds.slice(0, GRAPH_PAGE_ROWS).map(String) }
  return (await queryNfts(urls, where, {}, signal)).value
}

/** The first 30 NFTs on sale of a kind of bunny, by their price, without some of them. @throws ServiceError */
export async function fetchBunniesOnSale(
  urls: SubgraphUrls,
  bunnies: Address,
  kind: {
    readonly bunnyId: bigint
    readonly direction: OrderDirection
    readonly without?: readonly bigint[]
  },
): Promise<readonly NftMarketData[]> {
  const { bunnyId, direction, without = [] } = kind
  const where = {
    collection: bunnies.toLowerCase(),
    otherId: String(bunnyId),
    isTradable: true,
    ...(without.length > 0 && { tokenId_not_in: without.map(String) }),
  }
  return (await queryNfts(urls, where, { first: BUNNY_ROWS, orderBy: 'currentAskPrice', direction })).value
}

async function queryNfts(
  urls: SubgraphUrls,
  where: Readonly<Record<string, string | boolean | string[]>>,
  { first = GRAPH_PAGE_ROWS, skip = 0, orderBy = 'id', direction = 'desc' }: NftListing,
  signal?: AbortSignal,
): Promise<Indexed<readonly NftMarketData[]>> {
  const { nfts, _meta } = await queryGraph(urls, {
    document: NFTS_QUERY,
    variables: { first, skip, orderBy, direction, where },
    answer: nftsAnswer,
    maxBytes: MAX_BYTES,
    signal,
  })
  return { value: nfts, indexed: _meta }
}

/** An NFT on the market. */
export interface MarketNft {
  /** Undefined if it was never listed. */
  readonly data: NftMarketData | undefined
  /** Newest first. */
  readonly trades: readonly MarketTrade[]
  readonly askOrders: readonly MarketAskOrder[]
}

/** An NFT's market data with its history, the newest 250 of each kind. @throws ServiceError */
export async function fetchMarketNft(
  urls: SubgraphUrls,
  collection: Address,
  tokenId: bigint,
): Promise<Indexed<MarketNft>> {
  const address = collection.toLowerCase()
  const { nfts, transactions, askOrders, _meta } = await queryGraph(urls, {
    document: NFT_QUERY,
    variables: { nft: `${address}-${tokenId}`, collection: address, tokenId: String(tokenId), first: NFT_EVENTS },
    answer: nftAnswer,
    maxBytes: MAX_BYTES,
  })
  return { value: { data: nfts[0], trades: transactions, askOrders }, indexed: _meta }
}

/**
 * The newest sales of several NFTs, at most 1,000, in one request; empty at once without NFTs. Those that were never listed
 * are left out.
 * @param sales of each NFT
 * @throws ServiceError
 */
export async function fetchNftSales(
  urls: SubgraphUrls,
  nfts: readonly { readonly collection: Address; readonly tokenId: bigint }[],
  sales: number,
): Promise<Indexed<readonly NftSales[]>> {
  if (nfts.length === 0) return { value: [], indexed: undefined }
  const ids = nfts.slice(0, GRAPH_PAGE_ROWS).map(({ collection, tokenId }) => `${collection.toLowerCase()}-${tokenId}`)
  const { nfts: rows, _meta } = await queryGraph(urls, {
    document: SALES_QUERY,
    variables: { first: ids.length, sales, ids },
    answer: salesAnswer,
    maxBytes: MAX_BYTES,
  })
  return { value: rows, indexed: _meta }
}

/** What an account did on the market, each newest first. */
export interface UserActivity {
  readonly askOrderHistory: readonly MarketAskOrder[]
  readonly buyTradeHistory: readonly MarketTrade[]
  readonly sellTradeHistory: readonly MarketTrade[]
}

/** An account's newest 250 purchases, 250 sales and 500 orders. @throws ServiceError */
export async function fetchUserActivity(urls: SubgraphUrls, account: Address): Promise<Indexed<UserActivity>> {
  const { user, _meta } = await queryGraph(urls, {
    document: USER_QUERY,
    variables: { id: account.toLowerCase(), trades: TRADE_ROWS, asks: ASK_ROWS },
    answer: userAnswer,
    maxBytes: MAX_BYTES,
  })
  return { value: user ?? { askOrderHistory: [], buyTradeHistory: [], sellTradeHistory: [] }, indexed: _meta }
}
