import { combineReadings } from '@/chain/calls/reading'
import { routes } from '@/config/routes'
import { lotteryOf } from '@/domain/lottery/lottery'
import { hasTicketsReading, lotteryRoundReading, lotteryStateReading } from '@/domain/lottery/reads'
import type { Findings, InboxSource } from '../item'

/**
 * The running lottery if the account has tickets of it. Prizes are found by reading the tickets of all lotteries, which
 * the user starts.
 */
export const lotterySource: InboxSource = {
  area: 'lottery',
  readings: ({ network, account }) => {
    const address = lotteryOf(network)?.address
    if (address === undefined) return []
    return [
      combineReadings([lotteryStateReading(address)], ({ currentId }): Findings => {
        if (currentId === 0) return { items: [] }
        return {
          items: [],
          leftOut: 'lotteryPrizes',
          rest: combineReadings(
            [lotteryRoundReading(address, currentId), hasTicketsReading(address, account, currentId)],
            ({ status, endSec }, hasTickets): Findings => ({
              items:
                hasTickets && status === 'open'
                  ? [
                      {
                        id: `lottery ${currentId}`,
                        area: 'lottery',
                        kind: 'ending',
                        title: { key: 'inbox.title.lottery.draw', values: { id: currentId } },
                        amounts: [],
                        until: { timeSec: endSec },
                        path: routes.lottery,
                      },
                    ]
                  : [],
            }),
          ),
        }
      }),
    ]
  },
}
