import { combineReadings, type Reading } from '@/chain/calls/reading'
import { routes } from '@/config/routes'
import { type FarmAuctions, farmAuctionsOf } from '@/domain/auction/auction'
import { reclaimTx } from '@/domain/auction/auctionTx'
import { auctionReading, auctionStateReading, bidHistoryReading, isReclaimableReading } from '@/domain/auction/reads'
import { type Clock, type Findings, type InboxContext, type InboxItem, type InboxSource, isSoon } from '../item'

type OpenBid = { readonly auctionId: number; readonly amountWei: bigint }

function reclaimReading(auctions: FarmAuctions, context: InboxContext, bids: readonly OpenBid[]): Reading<Findings> {
  const { account } = context
  return combineReadings(
    bids.map(({ auctionId }) => isReclaimableReading(auctions.address, auctionId, account)),
    (...answers): Findings => ({
      items: bids.flatMap(({ auctionId, amountWei }, index): readonly InboxItem[] =>
        answers[index] !== true
          ? []
          : [
              {
                id: `auction ${auctionId}`,
                area: 'farmAuctions',
                kind: 'claim',
                title: { key: 'inbox.title.auction', values: { id: auctionId } },
                amounts: [{ currency: auctions.token, wei: amountWei }],
                path: routes.farmAuctions,
                claim: reclaimTx({ auctions, auctionId, account, amountWei }),
              },
            ],
      ),
    }),
  )
}

/** The auction that takes bids, if the account has bid in it. */
function runningReading(
  { address, token }: FarmAuctions,
  { network }: InboxContext,
  { auctionId, amountWei }: OpenBid,
  now: Clock,
): Reading<Findings> {
  return combineReadings([auctionReading(address, auctionId)], ({ status, endBlock }): Findings => {
    const until = { block: endBlock }
    if (status !== 'open' || !isSoon(until, now, network)) return { items: [] }
    return {
      items: [
        {
          id: `auction ${auctionId} bid`,
          area: 'farmAuctions',
          kind: 'ending',
          title: { key: 'inbox.title.auction.ending', values: { id: auctionId } },
          amounts: [{ currency: token, wei: amountWei }],
          until,
          path: routes.farmAuctions,
        },
      ],
    }
  })
}

/** Losing bids of farm auctions that can be taken back, and the auction with an own bid that ends soon. */
export const auctionSource: InboxSource = {
  area: 'farmAuctions',
  readings: (context) => {
    const auctions = farmAuctionsOf(context.network)
    if (auctions === undefined) return []
    const { address } = auctions
    return [
      combineReadings(
        [bidHistoryReading(address, context.account), auctionStateReading(address), context.clock],
        (bids, { currentId }, now): Findings => {
          const open = bids.filter(({ hasClaimed }) => !hasClaimed)
          const current = open.find(({ auctionId }) => auctionId === currentId)
          const running = current === undefined ? [] : [runningReading(auctions, context, current, now)]
          return {
            items: [],
            rest: combineReadings(
              [reclaimReading(auctions, context, open), ...running],
              (...found): Findings => ({
                items: found.flatMap(({ items }) => items),
              }),
            ),
          }
        },
      ),
    ]
  },
}
