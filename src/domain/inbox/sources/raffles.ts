import { combineReadings, type Reading } from '@/chain/calls/reading'
import { routes } from '@/config/routes'
import { payoutTx } from '@/domain/raffle/payoutTx'
import { type Raffle, type RaffleAccount, type Raffles, rafflesOf } from '@/domain/raffle/raffle'
import { raffleAccountReading, raffleListReading } from '@/domain/raffle/reads'
import { isSameAddress } from '@/lib/hex'
import type { Findings, InboxContext, InboxItem, InboxSource } from '../item'

/** The newest raffles are looked at. */
const RAFFLES_READ = 100

function payoutItems(raffles: Raffles, raffle: Raffle, own: RaffleAccount): readonly InboxItem[] {
  const payouts = [
    ['prize', own.prizeWei],
    ['refund', own.refundWei],
    ['profit', own.profitWei],
  ] as const
  return payouts.flatMap(([payout, wei]): readonly InboxItem[] =>
    wei === 0n
      ? []
      : [
          {
            id: `raffle ${raffle.id} ${payout}`,
            area: 'raffles',
            kind: 'claim',
            title: { key: `inbox.title.raffle.${payout}`, values: { name: nameOf(raffle) } },
            amounts: [{ currency: raffles.token, wei }],
            path: `${routes.raffles}?tab=ended`,
            claim: payoutTx(raffles, raffle, payout, wei),
          },
        ],
  )
}

const nameOf = ({ name, id }: Raffle) => (name === '' ? `#${id}` : name)

function saleItems(raffle: Raffle, { tickets }: RaffleAccount): readonly InboxItem[] {
  if (tickets === 0n || raffle.status !== 'started') return []
  return [
    {
      id: `raffle ${raffle.id} sale`,
      area: 'raffles',
      kind: 'ending',
      title: { key: 'inbox.title.raffle.sale', values: { name: nameOf(raffle) } },
      amounts: [],
      until: { block: raffle.endBlock },
      path: routes.raffles,
    },
  ]
}

function listReading({ account }: InboxContext, raffles: Raffles, isActive: boolean): Reading<Findings> {
  return combineReadings(
    [raffleListReading(raffles.address, isActive, RAFFLES_READ)],
    ({ raffles: listed, hasOlder }): Findings => {
      // A raffle to reveal needs no read of the account.
      const toReveal = listed.filter(({ status, createdBy }) => status === 'ended' && isSameAddress(createdBy, account))
      const toRead = listed.filter(({ status }) => status !== 'ended' && status !== 'created')
      return {
        items: toReveal.map((raffle) => ({
          id: `raffle ${raffle.id} reveal`,
          area: 'raffles',
          kind: 'ending',
          title: { key: 'inbox.title.raffle.reveal', values: { name: nameOf(raffle) } },
          amounts: [],
          path: `${routes.raffles}?tab=ended`,
        })),
        ...(hasOlder && { leftOut: 'olderRaffles' as const }),
        rest: combineReadings(
          toRead.map((raffle) => raffleAccountReading(raffles.address, raffle, account)),
          (...owned): Findings => ({
            items: owned.flatMap((own, index) => {
              const raffle = toRead[index]
              if (raffle === undefined) return []
              return isActive ? saleItems(raffle, own) : payoutItems(raffles, raffle, own)
            }),
          }),
        ),
      }
    },
  )
}

/** Prizes, refunds and shares of raffles, sales with own tickets, and own raffles to reveal. */
export const raffleSource: InboxSource = {
  area: 'raffles',
  readings: (context) => {
    const raffles = rafflesOf(context.network)
    return raffles === undefined ? [] : [listReading(context, raffles, true), listReading(context, raffles, false)]
  },
}
