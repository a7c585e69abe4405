import { combineReadings, type Reading } from '@/chain/calls/reading'
import { routes } from '@/config/routes'
import { committedWei, openClaims, pointsState, type SaleAccount } from '@/domain/ifo/account'
import { claimTx, claimUnpaidTx, pointsTx } from '@/domain/ifo/ifoTx'
import { type Offering, type Offerings, offeringsOf } from '@/domain/ifo/offering'
import {
  activeProfileReading,
  claimablePointsReading,
  pointCenterLimitReading,
  saleAccountReading,
  saleReading,
} from '@/domain/ifo/reads'
import { type Sale, salePhase } from '@/domain/ifo/sale'
import { type Findings, type InboxAmount, type InboxContext, type InboxItem, type InboxSource, isSoon } from '../item'

function claimItems(offerings: Offerings, offering: Offering, sale: Sale, own: SaleAccount, block: number) {
  const values = { token: offering.token.symbol }
  const shared = { area: 'ifo', kind: 'claim', path: routes.ifo } as const
  const items = openClaims(own, salePhase(sale, block)).map((claim): InboxItem => {
    const amounts: readonly InboxAmount[] = [
      { currency: offering.token, wei: claim.offeringWei },
      { currency: offerings.lpToken, wei: claim.refundWei },
    ]
    return {
      ...shared,
      id: `ifo ${offering.id} ${claim.name}`,
      title: { key: `inbox.title.ifo.${claim.offeringWei === 0n ? 'refund' : 'claim'}`, values },
      amounts: amounts.filter(({ wei }) => wei > 0n),
      claim: claimTx(offerings, offering, claim),
    }
  })
  if (own.unpaidWei === 0n) return items
  const unpaid: InboxItem = {
    ...shared,
    id: `ifo ${offering.id} unpaid`,
    title: { key: 'inbox.title.ifo.unpaid', values },
    amounts: [{ currency: offering.token, wei: own.unpaidWei }],
    claim: claimUnpaidTx(offering, own.unpaidWei),
  }
  return [...items, unpaid]
}

function pointsItem(offerings: Offerings, offering: Offering, sale: Sale): readonly InboxItem[] {
  const count = sale.points?.count ?? 0n
  if (count === 0n) return []
  return [
    {
      id: `ifo ${offering.id} points`,
      area: 'ifo',
      kind: 'claim',
      title: { key: 'inbox.title.ifo.points', values: { token: offering.token.symbol, points: count.toString() } },
      amounts: [],
      path: routes.ifo,
      claim: pointsTx(offerings, offering, count),
    },
  ]
}

/** The end of a sale that the account has committed to, or that is live and ends soon. */
function saleItem(
  { network }: InboxContext,
  offering: Offering,
  sale: Sale,
  own: SaleAccount,
  timeSec: number,
  block: number,
) {
  const until = { block: sale.endBlock }
  if (salePhase(sale, block) !== 'live' || !isSoon(until, { timeSec, block }, network)) return []
  const item: InboxItem = {
    id: `ifo ${offering.id} sale`,
    area: 'ifo',
    kind: 'ending',
    title: {
      key: `inbox.title.ifo.${committedWei(own) > 0n ? 'committed' : 'sale'}`,
      values: { token: offering.token.symbol },
    },
    amounts: [],
    until,
    path: routes.ifo,
  }
  return [item]
}

function offeringReading(context: InboxContext, offerings: Offerings, offering: Offering): Reading<Findings> {
  const { account, clock } = context
  return combineReadings(
    [
      saleReading(offerings, offering),
      saleAccountReading(offerings, offering, account),
      activeProfileReading(offerings, account),
      clock,
    ],
    (sale, own, hasProfile, { timeSec, block }): Findings => {
      // The first version's points are read for all of its offerings at once.
      const hasPoints =
        offering.version === 2 &&
        hasProfile &&
        pointsState(sale, { ...own, canGetPoints: hasProfile }, salePhase(sale, block)) === 'claimable'
      return {
        items: [
          ...claimItems(offerings, offering, sale, own, block),
          ...(hasPoints ? pointsItem(offerings, offering, sale) : []),
          ...saleItem(context, offering, sale, own, timeSec, block),
        ],
      }
    },
  )
}

/** Points of the first version's offerings, which the point center gives. */
function firstPointsReading({ account }: InboxContext, offerings: Offerings): Reading<Findings> {
  return combineReadings([pointCenterLimitReading(offerings)], (limit): Findings => {
    const first = offerings.list.filter(({ version }) => version === 1)
    return {
      items: [],
      rest: combineReadings(
        [
          claimablePointsReading(offerings, account, limit),
          combineReadings(
            first.map((offering) => saleReading(offerings, offering)),
            (...sales) => sales,
          ),
        ],
        (claimable, sales): Findings => ({
          items: first.flatMap((offering, index) => {
            const sale = sales[index]
            return sale !== undefined && claimable.has(offering.contract) ? pointsItem(offerings, offering, sale) : []
          }),
        }),
      ),
    }
  })
}

/** Tokens, refunds and points of offerings, and sales that end soon. */
export const offeringSource: InboxSource = {
  area: 'ifo',
  readings: (context) => {
    const offerings = offeringsOf(context.network)
    if (offerings === undefined) return []
    return [
      ...offerings.list.map((offering) => offeringReading(context, offerings, offering)),
      firstPointsReading(context, offerings),
    ]
  },
}
