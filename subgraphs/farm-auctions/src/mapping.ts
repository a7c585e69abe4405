import { Address, BigDecimal, BigInt } from '@graphprotocol/graph-ts'
import {
  AuctionBid,
  AuctionClaim,
  AuctionClose,
  AuctionExtend,
  AuctionStart,
  WhitelistAdd,
  WhitelistRemove,
} from '../generated/FarmAuction/FarmAuction'
import { Auction, Bid, Bidder, BidderTotal } from '../generated/schema'

const ZERO = BigInt.zero()
const ONE = BigInt.fromI32(1)
/** The token has 18 decimals. */
const WEI_PER_TOKEN = BigInt.fromI32(10).pow(18).toBigDecimal()

export function handleAuctionStart(event: AuctionStart): void {
  const auction = new Auction(event.params.auctionId.toString())
  auction.status = 'Open'
  auction.totalBids = ZERO
  auction.totalCake = BigDecimal.zero()
  auction.startBlock = event.params.startBlock
  auction.endBlock = event.params.endBlock
  auction.initialBidAmount = toTokens(event.params.initialBidAmount)
  auction.leaderboard = event.params.leaderboard
  auction.save()
}

export function handleAuctionBid(event: AuctionBid): void {
  const amount = toTokens(event.params.amount)
  const auction = loadAuction(event.params.auctionId)
  auction.totalBids = auction.totalBids.plus(ONE)
  auction.totalCake = auction.totalCake.plus(amount)
  auction.save()
  const bidder = Bidder.load(event.params.account.toHex())!
  bidder.totalBids = bidder.totalBids.plus(ONE)
  bidder.totalCake = bidder.totalCake.plus(amount)
  bidder.save()

  const totalId = totalIdOf(auction.id, event.params.account)
  let total = BidderTotal.load(totalId)
  if (total === null) {
    total = new BidderTotal(totalId)
    total.auction = auction.id
    total.bidder = bidder.id
    total.totalBids = ZERO
    total.totalCake = BigDecimal.zero()
    total.hasClaimed = false
  }
  total.totalBids = total.totalBids.plus(ONE)
  total.totalCake = total.totalCake.plus(amount)
  total.reachedAtBid = auction.totalBids
  total.save()

  const bid = new Bid(event.transaction.hash.toHex() + '-' + event.logIndex.toString())
  bid.auction = auction.id
  bid.bidder = bidder.id
  bid.amount = amount
  bid.totalCake = total.totalCake
  bid.number = auction.totalBids
  bid.hash = event.transaction.hash
  bid.block = event.block.number
  bid.timestamp = event.block.timestamp
  bid.save()
}

export function handleAuctionExtend(event: AuctionExtend): void {
  const auction = loadAuction(event.params.auctionId)
  auction.endBlock = event.params.endBlock
  auction.save()
}

export function handleAuctionClose(event: AuctionClose): void {
  const auction = loadAuction(event.params.auctionId)
  auction.status = 'Close'
  if (auction.totalBids.gt(ZERO)) auction.leaderboardThreshold = toTokens(event.params.leaderboardThreshold)
  auction.save()
}

export function handleAuctionClaim(event: AuctionClaim): void {
  const total = BidderTotal.load(totalIdOf(event.params.auctionId.toString(), event.params.account))!
  total.hasClaimed = true
  total.save()
}

export function handleWhitelistAdd(event: WhitelistAdd): void {
  const id = event.params.account.toHex()
  let bidder = Bidder.load(id)
  if (bidder === null) {
    bidder = new Bidder(id)
    bidder.totalBids = ZERO
    bidder.totalCake = BigDecimal.zero()
    bidder.block = event.block.number
    bidder.timestamp = event.block.timestamp
  }
  bidder.isWhitelisted = true
  bidder.save()
}

export function handleWhitelistRemove(event: WhitelistRemove): void {
  const bidder = Bidder.load(event.params.account.toHex())!
  bidder.isWhitelisted = false
  bidder.save()
}

/** Every other event follows the one that started the auction. */
function loadAuction(id: BigInt): Auction {
  return Auction.load(id.toString())!
}

function totalIdOf(auction: string, account: Address): string {
  return auction + '-' + account.toHex()
}

function toTokens(units: BigInt): BigDecimal {
  return units.divDecimal(WEI_PER_TOKEN)
}
