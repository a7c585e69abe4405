import { combineReadings, type Reading } from '@/chain/calls/reading'
import { EDITION_PARAM, routes } from '@/config/routes'
import { MINT_BATCH, mintTx, refundTx } from '@/domain/squad/claimTx'
import { squadAccountReading, squadSaleReading, ticketsReading } from '@/domain/squad/reads'
import { type SquadEdition, squadEditionsOf } from '@/domain/squad/squad'
import { type Findings, type InboxContext, type InboxItem, type InboxSource, isSoon, nftAmount } from '../item'

function editionReading({ network, account, clock }: InboxContext, edition: SquadEdition): Reading<Findings> {
  const values = { name: edition.name }
  const path = `${routes.squad}?${new URLSearchParams({ [EDITION_PARAM]: edition.key }).toString()}`
  const shared = { area: 'squad', path } as const
  return combineReadings(
    [squadSaleReading(edition.sale), squadAccountReading(edition, account), clock],
    (sale, own, now): Findings => {
      const items: InboxItem[] = []
      if (sale.status === 'refund' && own.paidWei > 0n)
        items.push({
          ...shared,
          id: `squad ${edition.key} refund`,
          kind: 'claim',
          title: { key: 'inbox.title.squad.refund', values },
          amounts: [{ currency: edition.token, wei: own.paidWei }],
          claim: refundTx(edition, own.paidWei),
        })
      const until = { timeSec: sale.startSec }
      if (sale.status === 'presale' && own.preSaleLimit > own.preSaleUsed && isSoon(until, now, network))
        items.push({
          ...shared,
          id: `squad ${edition.key} presale`,
          kind: 'ending',
          title: { key: 'inbox.title.squad.presale', values },
          amounts: [],
          until,
        })
      if (sale.status !== 'claim' || own.tickets === 0) return { items }
      // More tickets than one transaction takes are found again once these are exchanged.
      const count = Math.min(own.tickets, MINT_BATCH)
      return {
        items,
        rest: combineReadings(
          [ticketsReading(edition.sale, account, count)],
          (tickets): Findings => ({
            items:
              tickets.length === 0
                ? []
                : [
                    {
                      ...shared,
                      id: `squad ${edition.key} mint`,
                      kind: 'claim',
                      title: { key: 'inbox.title.squad.mint', values },
                      amounts: [nftAmount(edition.squad, tickets.length)],
                      claim: mintTx(edition, tickets),
                    },
                  ],
          }),
        ),
      }
    },
  )
}

/** Refunds and tickets to exchange in the sales of the squad, and presales that end soon. */
export const squadSource: InboxSource = {
  area: 'squad',
  readings: (context) => squadEditionsOf(context.network).map((edition) => editionReading(context, edition)),
}
