import type { Address } from '@/lib/hex'
import { addressOf } from '@/lib/testing/addresses'
import type { Auction, BidBook } from '../auction'

export const WEI = 10n ** 18n
/** Accounts of bidders. */
export const [ANA, BEN, CLEO, DAN] = [addressOf('a'), addressOf('b'), addressOf('c'), addressOf('d')] as const

/** An open auction with two winners, from block 100 to block 200. */
export const openAuction: Auction = {
  id: 2,
  status: 'open',
  startBlock: 100,
  endBlock: 200,
  lastEndBlock: 400,
  initialBidWei: 5_000n * WEI,
  places: 2,
  thresholdWei: 0n,
}

/** Bids in the order in which the accounts bid first. @param amounts whole tokens */
export function testBook(amounts: readonly (readonly [Address, number])[], leaders: readonly Address[]): BidBook {
  return {
    bids: amounts.map(([account, tokens]) => ({ account, amountWei: BigInt(tokens) * WEI, hasClaimed: false })),
    leaders,
    isPartial: false,
  }
}
