import { Address, BigInt } from '@graphprotocol/graph-ts'
import {
  AskCancel,
  AskNew,
  AskUpdate,
  CollectionClose,
  CollectionNew,
  CollectionUpdate,
  RevenueClaim,
  Trade,
} from '../generated/NftMarket/NftMarket'
import { Collection, Transaction } from '../generated/schema'
import { average, ONE, toCro, toPercent } from './amounts'
import { addToDay } from './days'
import { createCollection, createNft, eventId, loadCollection, loadNft, loadUser, saveAsk } from './records'

export function handleCollectionNew(event: CollectionNew): void {
  // A collection that is added again keeps its history.
  const known = Collection.load(event.params.collection.toHex())
  const collection = known === null ? createCollection(event.params.collection, event) : known
  setTerms(collection, event.params.creator, event.params.whitelistChecker)
  setFees(collection, event.params.tradingFee, event.params.creatorFee)
  collection.save()
}

/** Reopens a closed collection. */
export function handleCollectionUpdate(event: CollectionUpdate): void {
  const collection = loadCollection(event.params.collection)
  setTerms(collection, event.params.creator, event.params.whitelistChecker)
  setFees(collection, event.params.tradingFee, event.params.creatorFee)
  collection.save()
}

export function handleCollectionClose(event: CollectionClose): void {
  const collection = loadCollection(event.params.collection)
  collection.active = false
  collection.save()
}

export function handleAskNew(event: AskNew): void {
  const collection = loadCollection(event.params.collection)
  collection.numberTokensListed = collection.numberTokensListed.plus(ONE)
  collection.save()
  const seller = loadUser(event.params.seller)
  seller.numberTokensListed = seller.numberTokensListed.plus(ONE)
  seller.save()
  const price = toCro(event.params.askPrice)
  const nft = createNft(event.params.collection, event.params.tokenId)
  nft.currentAskPrice = price
  nft.currentSeller = seller.id
  nft.isTradable = true
  nft.updatedAt = event.block.timestamp
  nft.save()
  saveAsk(event, nft, seller.id, 'New', price)
}

export function handleAskUpdate(event: AskUpdate): void {
  const price = toCro(event.params.askPrice)
  const nft = loadNft(event.params.collection, event.params.tokenId)
  nft.currentAskPrice = price
  nft.updatedAt = event.block.timestamp
  nft.save()
  saveAsk(event, nft, event.params.seller.toHex(), 'Modify', price)
}

export function handleAskCancel(event: AskCancel): void {
  unlist(event.params.collection, event.params.seller)
  const nft = loadNft(event.params.collection, event.params.tokenId)
  saveAsk(event, nft, event.params.seller.toHex(), 'Cancel', nft.currentAskPrice!)
  nft.currentAskPrice = null
  nft.currentSeller = null
  nft.isTradable = false
  nft.updatedAt = event.block.timestamp
  nft.save()
}

export function handleTrade(event: Trade): void {
  const price = toCro(event.params.askPrice)
  const net = toCro(event.params.netPrice)
  unlist(event.params.collection, event.params.seller)

  const seller = loadUser(event.params.seller)
  seller.numberTokensSold = seller.numberTokensSold.plus(ONE)
  seller.totalVolumeInBNBTokensSold = seller.totalVolumeInBNBTokensSold.plus(net)
  seller.averageTokenPriceInBNBSold = average(seller.totalVolumeInBNBTokensSold, seller.numberTokensSold)
  seller.save()

  const buyer = loadUser(event.params.buyer)
  buyer.numberTokensPurchased = buyer.numberTokensPurchased.plus(ONE)
  buyer.totalVolumeInBNBTokensPurchased = buyer.totalVolumeInBNBTokensPurchased.plus(price)
  buyer.averageTokenPriceInBNBPurchased = average(buyer.totalVolumeInBNBTokensPurchased, buyer.numberTokensPurchased)
  buyer.save()

  const collection = loadCollection(event.params.collection)
  collection.totalTrades = collection.totalTrades.plus(ONE)
  collection.totalVolumeBNB = collection.totalVolumeBNB.plus(price)
  collection.save()

  const nft = loadNft(event.params.collection, event.params.tokenId)
  nft.currentAskPrice = null
  nft.currentSeller = null
  nft.isTradable = false
  nft.latestTradedPriceInBNB = price
  nft.tradeVolumeBNB = nft.tradeVolumeBNB.plus(price)
  nft.totalTrades = nft.totalTrades.plus(ONE)
  nft.updatedAt = event.block.timestamp
  nft.save()

  const trade = new Transaction(eventId(event))
  trade.hash = event.transaction.hash
  trade.block = event.block.number
  trade.timestamp = event.block.timestamp
  trade.collection = collection.id
  trade.nft = nft.id
  trade.askPrice = price
  trade.netPrice = net
  trade.buyer = buyer.id
  trade.seller = seller.id
  trade.withBNB = event.params.withBNB
  trade.save()
  addToDay(event, collection.id, price)
}

export function handleRevenueClaim(event: RevenueClaim): void {
  const user = loadUser(event.params.claimer)
  user.totalFeesCollectedInBNB = user.totalFeesCollectedInBNB.plus(toCro(event.params.amount))
  user.save()
}

function setTerms(collection: Collection, creator: Address, whitelistChecker: Address): void {
  collection.active = true
  collection.creatorAddress = creator
  collection.whitelistChecker = whitelistChecker
}

function setFees(collection: Collection, tradingBps: BigInt, creatorBps: BigInt): void {
  collection.tradingFee = toPercent(tradingBps)
  collection.creatorFee = toPercent(creatorBps)
  collection.tradingFeeBps = tradingBps
  collection.creatorFeeBps = creatorBps
}

/** Counts a listing that has ended. */
function unlist(collectionAddress: Address, sellerAddress: Address): void {
  const collection = loadCollection(collectionAddress)
  collection.numberTokensListed = collection.numberTokensListed.minus(ONE)
  collection.save()
  const seller = loadUser(sellerAddress)
  seller.numberTokensListed = seller.numberTokensListed.minus(ONE)
  seller.save()
}
