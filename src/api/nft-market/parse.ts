import * as v from 'valibot'
import type { Decimal } from '@/lib/decimal'
import type { Address, Hex } from '@/lib/hex'
import { sanitizeText } from '@/lib/sanitizeText'
import { addressSchema, hashSchema } from '@/lib/schema'
import { croWei, decimal, maybe, rowsOf, time, uint256, whole } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'

const MAX_NAME = 80
const MAX_SYMBOL = 20
const MAX_URI = 2_048
const MAX_ID = 200
const MAX_PERCENT = 100
const BPS_PER_PERCENT = 100

/** A collection as indexed by the market's subgraph. Amounts are wei. */
export interface MarketCollection {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  /** False once it is closed: its NFTs can then only be taken back. */
  readonly isActive: boolean
  readonly trades: number
  readonly volumeWei: bigint
  readonly listed: number
  /** Zero address without a creator fee. */
  readonly creator: Address
  readonly tradingFeeBps: number
  readonly creatorFeeBps: number
  /** Zero address if every NFT can be listed. */
  readonly whitelistChecker: Address
  /** When it was added, in Unix seconds. */
  readonly addedSec: number
  /** Asks of the cheapest and the most expensive NFT on sale; undefined without any. */
  readonly lowestWei: bigint | undefined
  readonly highestWei: bigint | undefined
}

/** What an NFT asks for and was sold for, as indexed by the market's subgraph. */
export interface NftMarketData {
  readonly tokenId: bigint
  readonly collection: Address
  /** As of the first listing; undefined if the contract has none or a long one. */
  readonly metadataUrl: string | undefined
  /** Undefined while it is not listed. */
  readonly askWei: bigint | undefined
  readonly seller: Address | undefined
  /** Undefined before the first sale. */
  readonly lastPriceWei: bigint | undefined
  readonly volumeWei: bigint
  readonly trades: number
  /** Whether it is listed. It can only be bought while its collection is active. */
  readonly isTradable: boolean
  /** Of the latest listing, price change, cancellation or sale, in Unix seconds. */
  readonly updatedSec: number
  /** The kind of a bunny; undefined in other collections. */
  readonly bunnyId: bigint | undefined
}

interface MarketEvent {
  /** Transaction hash and log index. */
  readonly id: string
  readonly hash: Hex
  readonly block: number
  readonly timeSec: number
  readonly collection: Address
  readonly tokenId: bigint
}

/** A sale. */
export interface MarketTrade extends MarketEvent {
  readonly priceWei: bigint
  /** What the seller received. */
  readonly netWei: bigint
  readonly buyer: Address
  readonly seller: Address
  /** False for a payment in wrapped CRO. */
  readonly isNative: boolean
}

/** The newest sales of an NFT. */
export interface NftSales {
  readonly collection: Address
  readonly tokenId: bigint
  /** Newest first. */
  readonly trades: readonly MarketTrade[]
}

export type AskOrderType = 'New' | 'Modify' | 'Cancel'

/** A listing, a price change or a cancellation. */
export interface MarketAskOrder extends MarketEvent {
  readonly orderType: AskOrderType
  /** The new price; of a cancellation, the last one. */
  readonly priceWei: bigint
  readonly seller: Address
}

/** Sales of a day. */
export interface MarketDay {
  /** Start of the day (UTC), in Unix seconds. */
  readonly timeSec: number
  readonly volumeCro: Decimal
  readonly trades: number
}

const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform((raw) => sanitizeText(raw, maxLength)),
  )
const feeBps = v.pipe(
  decimal,
  v.check((percent) => percent.lte(MAX_PERCENT)),
  v.transform((percent) => percent.times(BPS_PER_PERCENT).toNumber()),
)
const asks = v.pipe(v.array(v.object({ currentAskPrice: maybe(croWei) })), v.maxLength(1))

const collection = v.pipe(
  v.object({
    id: addressSchema,
    name: text(MAX_NAME),
    symbol: text(MAX_SYMBOL),
    active: v.boolean(),
    totalTrades: whole,
    totalVolumeBNB: croWei,
    numberTokensListed: whole,
    creatorAddress: addressSchema,
    tradingFee: feeBps,
    creatorFee: feeBps,
    whitelistChecker: addressSchema,
    createdAt: time,
    lowest: asks,
    highest: asks,
  }),
  v.transform(
    (row): MarketCollection => ({
      address: row.id,
      name: row.name,
      symbol: row.symbol,
      isActive: row.active,
      trades: row.totalTrades,
      volumeWei: row.totalVolumeBNB,
      listed: row.numberTokensListed,
      creator: row.creatorAddress,
      tradingFeeBps: row.tradingFee,
      creatorFeeBps: row.creatorFee,
      whitelistChecker: row.whitelistChecker,
      addedSec: row.createdAt,
      lowestWei: row.lowest[0]?.currentAskPrice,
      highestWei: row.highest[0]?.currentAskPrice,
    }),
  ),
)

const nft = v.pipe(
  v.object({
    tokenId: uint256,
    otherId: maybe(uint256),
    collection: v.object({ id: addressSchema }),
    metadataUrl: maybe(v.pipe(v.string(), v.maxLength(MAX_URI))),
    updatedAt: time,
    currentAskPrice: maybe(croWei),
    currentSeller: maybe(addressSchema),
    latestTradedPriceInBNB: maybe(croWei),
    tradeVolumeBNB: croWei,
    totalTrades: whole,
    isTradable: v.boolean(),
  }),
  v.transform(
    (row): NftMarketData => ({
      tokenId: row.tokenId,
      collection: row.collection.id,
      metadataUrl: row.metadataUrl,
      // A sold NFT may still have its last price in other markets' subgraphs.
      askWei: row.isTradable ? row.currentAskPrice : undefined,
      seller: row.isTradable ? row.currentSeller : undefined,
      lastPriceWei: row.latestTradedPriceInBNB,
      volumeWei: row.tradeVolumeBNB,
      trades: row.totalTrades,
      isTradable: row.isTradable,
      updatedSec: row.updatedAt,
      bunnyId: row.otherId,
    }),
  ),
)

const event = {
  id: v.pipe(v.string(), v.maxLength(MAX_ID)),
  hash: hashSchema,
  block: whole,
  timestamp: time,
  collection: v.object({ id: addressSchema }),
  nft: v.object({ tokenId: uint256 }),
}

const trade = v.pipe(
  v.object({
    ...event,
    askPrice: croWei,
    netPrice: croWei,
    buyer: v.object({ id: addressSchema }),
    seller: v.object({ id: addressSchema }),
    withBNB: v.boolean(),
  }),
  v.transform(
    (row): MarketTrade => ({
      id: row.id,
      hash: row.hash,
      block: row.block,
      timeSec: row.timestamp,
      collection: row.collection.id,
      tokenId: row.nft.tokenId,
      priceWei: row.askPrice,
      netWei: row.netPrice,
      buyer: row.buyer.id,
      seller: row.seller.id,
      isNative: row.withBNB,
    }),
  ),
)

const askOrder = v.pipe(
  v.object({
    ...event,
    orderType: v.picklist(['New', 'Modify', 'Cancel']),
    askPrice: croWei,
    seller: v.object({ id: addressSchema }),
  }),
  v.transform(
    (row): MarketAskOrder => ({
      id: row.id,
      hash: row.hash,
      block: row.block,
      timeSec: row.timestamp,
      collection: row.collection.id,
      tokenId: row.nft.tokenId,
      orderType: row.orderType,
      priceWei: row.askPrice,
      seller: row.seller.id,
    }),
  ),
)

const day = v.pipe(
  v.object({ date: time, dailyVolumeBNB: decimal, dailyTrades: whole }),
  v.transform((row): MarketDay => ({ timeSec: row.date, volumeCro: row.dailyVolumeBNB, trades: row.dailyTrades })),
)

const nftSales = v.pipe(
  v.object({ tokenId: uint256, collection: v.object({ id: addressSchema }), transactionHistory: rowsOf(trade) }),
  v.transform(
    (row): NftSales => ({ tokenId: row.tokenId, collection: row.collection.id, trades: row.transactionHistory }),
  ),
)

export const collectionsAnswer = v.object({ collections: rowsOf(collection), _meta: indexedBlockAnswer })
export const collectionAnswer = v.object({ collection: maybe(collection), _meta: indexedBlockAnswer })
export const nftsAnswer = v.object({ nfts: rowsOf(nft), _meta: indexedBlockAnswer })
export const nftAnswer = v.object({
  nfts: rowsOf(nft),
  transactions: rowsOf(trade),
  askOrders: rowsOf(askOrder),
  _meta: indexedBlockAnswer,
})
export const salesAnswer = v.object({ nfts: rowsOf(nftSales), _meta: indexedBlockAnswer })
export const activityAnswer = v.object({ transactions: rowsOf(trade), askOrders: rowsOf(askOrder) })
export const userAnswer = v.object({
  user: maybe(
    v.object({
      askOrderHistory: rowsOf(askOrder),
      buyTradeHistory: rowsOf(trade),
      sellTradeHistory: rowsOf(trade),
    }),
  ),
  _meta: indexedBlockAnswer,
})
export const marketDaysAnswer = v.object({ marketPlaceDayDatas: rowsOf(day) })
export const collectionDaysAnswer = v.object({ collectionDayDatas: rowsOf(day) })
