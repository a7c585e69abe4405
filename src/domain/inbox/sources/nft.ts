import { combineReadings, type Reading } from '@/chain/calls/reading'
import { routes } from '@/config/routes'
import { claimTx } from '@/domain/nft/claimTx'
import { claimStateReading, optionBalanceReading } from '@/domain/nft/reads'
import { LOYALTY_REWARD_WEI } from '@/domain/nft/terms'
import { findToken } from '@/domain/token/token'
import { phaseAt } from '@/lib/schedule'
import { type Findings, type InboxContext, type InboxSource, nftAmount } from '../item'

function loyaltyReading({ network, account, clock }: InboxContext): readonly Reading<Findings>[] {
  const { loyaltyClaim } = network.nft.contracts
  const { wcro } = network.contracts
  const token = findToken(network, 'WCRO')
  const window = network.windows['loyaltyClaim'] ?? {}
  if (loyaltyClaim === undefined) return []
  return [
    combineReadings([claimStateReading(loyaltyClaim, account), clock], ({ isEligible }, now): Findings => {
      if (!isEligible || phaseAt(window, now.timeSec).status !== 'live') return { items: [] }
      return {
        items: [
          {
            id: 'loyalty',
            area: 'nft',
            kind: 'claim',
            title: { key: 'inbox.title.loyalty' },
            amounts: token === undefined ? [] : [{ currency: token, wei: LOYALTY_REWARD_WEI }],
            ...(window.until !== undefined && { until: { timeSec: window.until } }),
            path: routes.nft,
            claim: claimTx(loyaltyClaim, wcro),
          },
        ],
      }
    }),
  ]
}

/** An option that is not exercised by then is worth nothing, so it is shown from the start of the window. */
function optionReading({ network, account, clock }: InboxContext): readonly Reading<Findings>[] {
  const { optionNft, optionExercise } = network.nft.contracts
  const window = network.windows['nftExercise'] ?? {}
  const { until } = window
  if (optionNft === undefined || optionExercise === undefined || until === undefined) return []
  return [
    combineReadings(
      [optionBalanceReading(optionNft, account), clock],
      (count, now): Findings => ({
        items:
          count === 0n || phaseAt(window, now.timeSec).status !== 'live'
            ? []
            : [
                {
                  id: 'options',
                  area: 'nft',
                  kind: 'ending',
                  title: { key: 'inbox.title.options' },
                  amounts: [nftAmount(optionNft, count)],
                  until: { timeSec: until },
                  path: routes.nft,
                },
              ],
      }),
    ),
  ]
}

/** The loyalty reward, and options that can be exercised. */
export const nftSource: InboxSource = {
  area: 'nft',
  readings: (context) => [...loyaltyReading(context), ...optionReading(context)],
}
