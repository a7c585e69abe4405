import type { IndexedBlock } from '@/lib/indexLag'
import { GRAPH_PAGE_ROWS, pageByCursor, readGraphPages } from '../graphPages'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'
import { bidsAnswer, type IndexedBid } from './parse'

const MAX_BYTES = 1_000_000

const BIDS = graphql(`
  query bids($auction: String!, $after: BigInt!, $rows: Int!) {
    bids(first: $rows, orderBy: number, orderDirection: asc, where: { auction: $auction, number_gt: $after }) {
      bidder { id }
      amount
      totalCake
      number
      hash
      block
      timestamp
    }
    _meta { block { number timestamp } }
  }
`)

/** The bids of an auction. */
export interface IndexedBids {
  /** Oldest first. */
  readonly bids: readonly IndexedBid[]
  /** The newest ones are missing. */
  readonly isPartial: boolean
  /** How far the index is; undefined if it does not tell. */
  readonly indexed: IndexedBlock | undefined
}

/** All bids of an auction, 10,000 at most. @throws ServiceError */
export async function fetchBids(urls: SubgraphUrls, auctionId: number, signal?: AbortSignal): Promise<IndexedBids> {
  let indexed: IndexedBlock | undefined
  const { rows, isPartial } = await readGraphPages<IndexedBid, number>({
    keyOf: ({ number }) => String(number),
    signal,
    loadPage: async (after = 0) => {
      const { bids, _meta } = await queryGraph(urls, {
        document: BIDS,
        variables: { auction: String(auctionId), after: String(after), rows: GRAPH_PAGE_ROWS },
        answer: bidsAnswer,
        maxBytes: MAX_BYTES,
        signal,
      })
      indexed = _meta
      return pageByCursor(bids, (last) => last.number)
    },
  })
  return { bids: rows, isPartial, indexed }
}
