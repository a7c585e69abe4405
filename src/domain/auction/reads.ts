import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { farmAuctionContract } from '@/chain/contracts/farmAuction'
import type { Address } from '@/lib/hex'
import { AUCTION_STATUSES, type Auction, type AuctionStatus, type BidBook, type PlacedBid } from './auction'

/** Accounts or auctions of one read. */
const PAGE_ROWS = 500
/** The most winners that an auction can have. */
const MAX_PLACES = 50

/** What is the same for all auctions. */
export interface AuctionState {
  /** Number of the latest auction, from 1; 0 before the first one. */
  readonly currentId: number
  /** How many blocks a late bid that takes a place leaves. */
  readonly extensionBlocks: number
}

/** The latest auction's number, and what is the same for all. */
export function auctionStateReading(address: Address): Reading<AuctionState> {
  const contract = farmAuctionContract(address)
  return combineReadings(
    [callReading(contract.currentAuctionId()), callReading(contract.extensionBlocks())],
    (currentId, extensionBlocks) => ({ currentId: Number(currentId), extensionBlocks: Number(extensionBlocks) }),
  )
}

function statusOf({ status }: { readonly status: bigint }): AuctionStatus {
  const name = AUCTION_STATUSES[Number(status)]
  if (name === undefined) throw new Error('No status of an auction')
  return name
}

/** The terms of an auction. */
export function auctionReading(address: Address, id: number): Reading<Auction> {
  const contract = farmAuctionContract(address)
  return combineReadings(
    [callReading(contract.auctions(BigInt(id))), callReading(contract.lastEndBlock(BigInt(id)))],
    (raw, lastEndBlock): Auction => ({
      id,
      status: statusOf(raw),
      startBlock: Number(raw.startBlock),
      endBlock: Number(raw.endBlock),
      lastEndBlock: Number(lastEndBlock),
      initialBidWei: raw.initialBidAmount,
      places: Number(raw.leaderboard),
      thresholdWei: raw.leaderboardThreshold,
    }),
  )
}

/** The bids of an auction, of 500 accounts at most, and who wins. */
export function bidBookReading(address: Address, id: number): Reading<BidBook> {
  const contract = farmAuctionContract(address)
  return combineReadings(
    [
      callReading(contract.viewBidsPerAuction(BigInt(id), 0n, BigInt(PAGE_ROWS))),
      callReading(contract.viewLeaderboard(BigInt(id))),
    ],
    ({ bids }, leaders): BidBook => {
      if (bids.length > PAGE_ROWS || leaders.length > MAX_PLACES) throw new Error('More than was asked for')
      return {
        bids: bids.map(({ account, amount, hasClaimed }) => ({ account, amountWei: amount, hasClaimed })),
        leaders,
        isPartial: bids.length === PAGE_ROWS,
      }
    },
  )
}

/** The whitelist: accounts that may bid. */
export interface BidderList {
  readonly accounts: readonly Address[]
  /** There are more than were read. */
  readonly isPartial: boolean
}

/** The accounts that may bid, 500 at most. */
export function bidderListReading(address: Address): Reading<BidderList> {
  const call = farmAuctionContract(address).viewBidders(0n, BigInt(PAGE_ROWS))
  return combineReadings([callReading(call)], ({ bidders }) => {
    if (bidders.length > PAGE_ROWS) throw new Error('More than was asked for')
    return { accounts: bidders, isPartial: bidders.length === PAGE_ROWS }
  })
}

/** Whether an account may bid. */
export function isBidderReading(address: Address, account: Address): Reading<boolean> {
  return callReading(farmAuctionContract(address).whitelisted(account))
}

/** The bids of an account in all auctions, oldest first; 500 at most. */
export function bidHistoryReading(address: Address, account: Address): Reading<readonly PlacedBid[]> {
  const call = farmAuctionContract(address).viewBidderAuctions(account, 0n, BigInt(PAGE_ROWS))
  return combineReadings([callReading(call)], ({ auctionIds, amounts, isClaimed }) => {
    if (auctionIds.length > PAGE_ROWS || amounts.length !== auctionIds.length || isClaimed.length !== auctionIds.length)
      throw new Error('Not the bids of an account')
    return auctionIds.map((id, index) => ({
      auctionId: Number(id),
      amountWei: amounts[index] ?? 0n,
      hasClaimed: isClaimed[index] ?? false,
    }))
  })
}

/** Whether the bids of an auction are locked: it is not closed yet. */
export function isLockedReading(address: Address, id: number): Reading<boolean> {
  return combineReadings(
    [callReading(farmAuctionContract(address).auctions(BigInt(id)))],
    (raw) => statusOf(raw) !== 'close',
  )
}

/** Whether an account can take its bid of an auction back now. */
export function isReclaimableReading(address: Address, id: number, account: Address): Reading<boolean> {
  return callReading(farmAuctionContract(address).claimable(BigInt(id), account))
}
