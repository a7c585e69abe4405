import { useMemo } from 'react'
import { combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { useAccount } from '@/hooks/useAccount'
import type { CallsOptions } from '@/hooks/useCalls'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { Auction, BidBook, FarmAuctions, OwnBid, PlacedBid } from './auction'
import {
  type AuctionState,
  auctionReading,
  auctionStateReading,
  bidBookReading,
  bidHistoryReading,
  isBidderReading,
  isLockedReading,
  isReclaimableReading,
} from './reads'

/** The latest auction's number, read with each block. */
export function useAuctionState({ address }: FarmAuctions): Loadable<AuctionState> {
  return useReading(useMemo(() => auctionStateReading(address), [address]))
}

export interface AuctionReads {
  readonly auction: Loadable<Auction>
  readonly book: Loadable<BidBook>
}

/** An auction with its bids, read with each block. @param id undefined while it is not known */
export function useAuction({ address }: FarmAuctions, id: number | undefined): AuctionReads {
  const auction = useReading(useMemo(() => (id ? auctionReading(address, id) : undefined), [address, id]))
  const book = useReading(useMemo(() => (id ? bidBookReading(address, id) : undefined), [address, id]))
  return useMemo(() => ({ auction, book }), [auction, book])
}

/** Whether the connected account may bid; loading without an account. */
export function useIsBidder({ address }: FarmAuctions): Loadable<boolean> {
  const account = useAccount()
  return useReading(useMemo(() => account && isBidderReading(address, account), [address, account]))
}

function ownBidsReading(address: Address, account: Address, history: readonly PlacedBid[]): Reading<readonly OwnBid[]> {
  const bids = history.map((bid): Reading<OwnBid> => {
    const { auctionId, hasClaimed } = bid
    if (hasClaimed) return constantReading({ ...bid, isLocked: false, isReclaimable: false })
    return combineReadings(
      [isLockedReading(address, auctionId), isReclaimableReading(address, auctionId, account)],
      (isLocked, isReclaimable) => ({ ...bid, isLocked, isReclaimable }),
    )
  })
  return combineReadings(bids, (...all) => all)
}

/**
 * The bids of an account in all auctions, and which of them are locked or can be taken back. Loading without an account or auctions.
 * @param options how often they are read
 */
export function useOwnBids(
  auctions: FarmAuctions | undefined,
  account: Address | undefined,
  options?: CallsOptions,
): Loadable<readonly OwnBid[]> {
  const address = auctions?.address
  const listed = useReading(
    useMemo(() => address && account && bidHistoryReading(address, account), [address, account]),
    options,
  )
  const history = useDeepMemo(valueOf(listed))
  const bids = useReading(
    useMemo(
      () => address && account && history && ownBidsReading(address, account, history),
      [address, account, history],
    ),
    options,
  )
  // The list fails before the bids are asked for.
  return listed.status === 'failed' ? listed : bids
}

/** What an account can take back of all its bids, in base units. */
export function reclaimableWei(bids: readonly OwnBid[]): bigint {
  return bids.reduce((sum, { isReclaimable, amountWei }) => (isReclaimable ? sum + amountWei : sum), 0n)
}
