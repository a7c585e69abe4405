import { useMemo } from 'react'
import type { IndexedBids } from '@/api/auction/query'
import { bidStep } from '@/domain/auction/auction'
import { type LoggedBid, replayBids } from '@/domain/auction/model/bidLog'
import { useService } from '@/hooks/useService'
import type { IndexedBlock } from '@/lib/indexLag'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { AuctionNow } from './useAuctionNow'

/** The bids of an auction, one by one. */
export interface BidLog {
  readonly bids: Loadable<IndexedBids>
  /** Oldest first; undefined while they are not known. */
  readonly log: readonly LoggedBid[] | undefined
  /** How far the index is. */
  readonly indexed: IndexedBlock | undefined
  /** The contract has bids that are not in the log. */
  readonly isMissingBids: boolean
}

/** The bids of an auction by its subgraph, compared with what the contract holds. */
export function useBidLog({ auctions, id, auction, book }: AuctionNow): BidLog {
  const { subgraphUrls, address, token } = auctions
  const places = valueOf(auction)?.places
  const known = valueOf(book)
  const totalWei = known?.bids.reduce((sum, { amountWei }) => sum + amountWei, 0n)
  const isBehind = ({ bids }: IndexedBids) =>
    totalWei !== undefined && bids.reduce((sum, { amountWei }) => sum + amountWei, 0n) < totalWei
  const bids = useService(
    subgraphUrls && `auction/bids/${address}/${id}`,
    async () => {
      const { fetchBids } = await import('@/api/auction/query')
      return fetchBids(subgraphUrls ?? [], id)
    },
    // Each bid adds at least one step.
    { version: totalWei === undefined ? 0 : Number(totalWei / bidStep(token)), isBehind },
  )
  const rows = valueOf(bids)?.bids
  const log = useMemo(
    () => (rows === undefined || places === undefined ? undefined : replayBids(rows, places)),
    [rows, places],
  )
  const read = valueOf(bids)
  return { bids, log, indexed: read?.indexed, isMissingBids: read !== undefined && (read.isPartial || isBehind(read)) }
}
