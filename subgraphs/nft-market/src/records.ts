import { Address, BigDecimal, BigInt, dataSource, ethereum } from '@graphprotocol/graph-ts'
import { Collectible } from '../generated/NftMarket/Collectible'
import { AskOrder, Collection, NFT, User } from '../generated/schema'
import { ZERO, ZERO_CRO } from './amounts'

/** Longer ones are pictures in data URIs, which the app reads from the contract. */
const MAX_URI_LENGTH = 2048

/** A collection without what its event says of it. */
export function createCollection(address: Address, event: ethereum.Event): Collection {
  const contract = Collectible.bind(address)
  const name = contract.try_name()
  const symbol = contract.try_symbol()
  const collection = new Collection(address.toHex())
  collection.name = name.reverted ? '' : name.value
  collection.symbol = symbol.reverted ? '' : symbol.value
  collection.totalTrades = ZERO
  collection.totalVolumeBNB = ZERO_CRO
  collection.numberTokensListed = ZERO
  collection.createdAt = event.block.timestamp
  return collection
}

/** Only NFTs of added collections are listed. */
export function loadCollection(address: Address): Collection {
  return Collection.load(address.toHex())!
}

/** An NFT that is listed for the first time, or the known one. */
export function createNft(collection: Address, tokenId: BigInt): NFT {
  const id = nftId(collection, tokenId)
  const known = NFT.load(id)
  if (known !== null) return known
  const contract = Collectible.bind(collection)
  const uri = contract.try_tokenURI(tokenId)
  const nft = new NFT(id)
  nft.tokenId = tokenId
  nft.collection = collection.toHex()
  if (!uri.reverted && uri.value.length > 0 && uri.value.length <= MAX_URI_LENGTH) nft.metadataUrl = uri.value
  if (collection.toHex() == dataSource.context().getString('bunnies')) {
    const kind = contract.try_getBunnyId(tokenId)
    if (!kind.reverted) nft.otherId = BigInt.fromI32(kind.value)
  }
  nft.tradeVolumeBNB = ZERO_CRO
  nft.totalTrades = ZERO
  return nft
}

/** Every other event of an NFT follows its first listing. */
export function loadNft(collection: Address, tokenId: BigInt): NFT {
  return NFT.load(nftId(collection, tokenId))!
}

export function loadUser(address: Address): User {
  const id = address.toHex()
  const known = User.load(id)
  if (known !== null) return known
  const user = new User(id)
  user.numberTokensListed = ZERO
  user.numberTokensPurchased = ZERO
  user.numberTokensSold = ZERO
  user.totalVolumeInBNBTokensPurchased = ZERO_CRO
  user.totalVolumeInBNBTokensSold = ZERO_CRO
  user.totalFeesCollectedInBNB = ZERO_CRO
  user.averageTokenPriceInBNBPurchased = ZERO_CRO
  user.averageTokenPriceInBNBSold = ZERO_CRO
  return user
}

/** @param orderType New, Modify or Cancel */
export function saveAsk(event: ethereum.Event, nft: NFT, seller: string, orderType: string, price: BigDecimal): void {
  const ask = new AskOrder(eventId(event))
  ask.hash = event.transaction.hash
  ask.block = event.block.number
  ask.timestamp = event.block.timestamp
  ask.collection = nft.collection
  ask.nft = nft.id
  ask.orderType = orderType
  ask.askPrice = price
  ask.seller = seller
  ask.save()
}

/** An id for the record of an event: a transaction can have several. */
export function eventId(event: ethereum.Event): string {
  return event.transaction.hash.toHex() + '-' + event.logIndex.toString()
}

function nftId(collection: Address, tokenId: BigInt): string {
  return collection.toHex() + '-' + tokenId.toString()
}
