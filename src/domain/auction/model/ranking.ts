import { type Address, isSameAddress } from '@/lib/hex'
import type { Auction, Bid, BidBook } from '../auction'

/** A bid with its place. */
export interface RankedBid extends Bid {
  /** From 1; equal amounts share a position. */
  readonly position: number
  /** It wins, or would win if the auction ended now. */
  readonly isWinning: boolean
}

/**
 * Bids, best first. The contract's leaderboard decides who wins and how equal winners are ordered; of equal bids outside of
 * it, the account that bid first comes first.
 */
export function rankBids({ bids, leaders }: BidBook): readonly RankedBid[] {
  const byAccount = new Map(bids.map((bid) => [bid.account.toLowerCase(), bid]))
  const winning = leaders.flatMap((leader) => byAccount.get(leader.toLowerCase()) ?? [])
  const isLeader = new Set(winning)
  const others = bids.filter((bid) => !isLeader.has(bid)).sort((a, b) => compareAmounts(b.amountWei, a.amountWei))
  let position = 0
  let before: bigint | undefined
  return [...winning, ...others].map((bid) => {
    if (bid.amountWei !== before) position += 1
    before = bid.amountWei
    return { ...bid, position, isWinning: isLeader.has(bid) }
  })
}

function compareAmounts(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b)
}

/** What an account has bid, base units. */
export function amountOf({ bids }: Pick<BidBook, 'bids'>, account: Address): bigint {
  return bids.find((bid) => isSameAddress(bid.account, account))?.amountWei ?? 0n
}

/** Amounts of all accounts but one, highest first. */
function otherAmounts({ bids }: Pick<BidBook, 'bids'>, account: Address): readonly bigint[] {
  return bids
    .filter((bid) => !isSameAddress(bid.account, account))
    .map(({ amountWei }) => amountWei)
    .sort((a, b) => compareAmounts(b, a))
}

/** Where a bid would stand. */
export interface BidPlace {
  /** From 1, behind all equal amounts: those reached it earlier. */
  readonly place: number
  readonly isWinning: boolean
}

/** Where an account would stand if its bids amounted to `totalWei`. @param places number of winners */
export function placeOfTotal(
  book: Pick<BidBook, 'bids'>,
  account: Address,
  totalWei: bigint,
  places: number,
): BidPlace {
  const place = otherAmounts(book, account).filter((amountWei) => amountWei >= totalWei).length + 1
  return { place, isWinning: place <= places }
}

export interface NeededBid {
  readonly account: Address
  /** From 1. */
  readonly place: number
  /** Each bid is a multiple of it, base units. */
  readonly stepWei: bigint
  readonly auction: Pick<Auction, 'initialBidWei'>
}

/**
 * The least bid that brings an account into a place or a better one, in base units: more than whoever holds the place, as
 * equal amounts rank by time. 0 if it is there already.
 */
export function neededBid(book: BidBook, { account, place, stepWei, auction }: NeededBid): bigint {
  const own = amountOf(book, account)
  const current = rankBids(book).findIndex((bid) => isSameAddress(bid.account, account))
  if (current !== -1 && current < place) return 0n
  const least = own === 0n ? roundUp(auction.initialBidWei, stepWei) : stepWei
  const held = otherAmounts(book, account)[place - 1]
  if (held === undefined) return least
  const above = (held / stepWei + 1n) * stepWei - own
  return above > least ? above : least
}

function roundUp(wei: bigint, stepWei: bigint): bigint {
  return ((wei + stepWei - 1n) / stepWei) * stepWei
}

/** A part of the balance that can be bid: rounded down to a multiple, at least one of them, and never more than the balance. */
export function bidOfBalance(balanceWei: bigint, percent: number, stepWei: bigint): bigint {
  const rounded = ((balanceWei * BigInt(percent)) / 100n / stepWei) * stepWei
  return rounded === 0n && balanceWei >= stepWei ? stepWei : rounded
}
