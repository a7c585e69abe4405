import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { predictionContract } from '@/chain/contracts/prediction'
import { predictionV1Contract } from '@/chain/contracts/predictionV1'
import { roundPath, routes } from '@/config/routes'
import { collectTx, collectV1Tx, MAX_CLAIMS } from '@/domain/prediction/collectTx'
import { type BetRecord, betRecord, isCollectable } from '@/domain/prediction/model/betRecord'
import { marketReading, roundReading, toBet } from '@/domain/prediction/reads'
import type { Bet, Market } from '@/domain/prediction/round'
import { v1ClaimReading } from '@/domain/prediction/v1Claims'
import { getNativeCurrency } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'
import type { Clock, Findings, InboxContext, InboxItem, InboxSource } from '../item'

/** Bets that are looked at: the newest ones. */
export const BETS_READ = 200

interface OwnBet extends Bet {
  readonly epoch: number
}

function pageReading(prediction: Address, account: Address, start: bigint): Reading<readonly OwnBet[]> {
  return combineReadings(
    [callReading(predictionContract(prediction).getUserRounds(account, start, BigInt(BETS_READ)))],
    ({ epochs, bets }) => {
      if (epochs.length > BETS_READ || epochs.length !== bets.length) throw new Error('Not a page of bets')
      return bets.flatMap((data, index) => {
        const bet = toBet(data)
        return bet === undefined ? [] : [{ ...bet, epoch: Number(epochs[index]) }]
      })
    },
  )
}

/** Claims of several rounds go in one transaction, up to its limit. */
function collectItems(prediction: Address, records: readonly BetRecord[]): readonly InboxItem[] {
  const items: InboxItem[] = []
  for (let from = 0; from < records.length; from += MAX_CLAIMS) {
    const some = records.slice(from, from + MAX_CLAIMS)
    const wei = some.reduce((sum, { payoutWei }) => sum + payoutWei, 0n)
    items.push({
      id: `prediction ${from}`,
      area: 'prediction',
      kind: 'claim',
      title: { key: 'inbox.title.prediction', values: { count: some.length } },
      amounts: [{ currency: getNativeCurrency(), wei }],
      path: routes.prediction,
      claim: collectTx(prediction, some),
    })
  }
  return items
}

function openItem({ epoch, amountWei, closeSec, position }: BetRecord): InboxItem {
  return {
    id: `prediction bet ${epoch}`,
    area: 'prediction',
    kind: 'ending',
    title: { key: `inbox.title.bet.${position}`, values: { epoch } },
    amounts: [{ currency: getNativeCurrency(), wei: amountWei }],
    ...(closeSec !== undefined && { until: { timeSec: closeSec } }),
    path: roundPath(epoch),
  }
}

/** The rounds of bets that are not claimed: those that pay, and those that are still open. */
function roundsReading(prediction: Address, bets: readonly OwnBet[], market: Market, clock: Clock): Reading<Findings> {
  const open = bets.filter(({ isClaimed }) => !isClaimed)
  return combineReadings(
    open.map(({ epoch }) => roundReading(prediction, epoch)),
    (...rounds): Findings => {
      const records = open.map((bet, index) => {
        const round = rounds[index]
        if (round === undefined) throw new Error('A bet on no round')
        return betRecord(bet, round, market, clock.timeSec)
      })
      const due = records.filter((record) => isCollectable(record, market, clock.timeSec))
      return {
        items: [...collectItems(prediction, due), ...records.filter(({ result }) => result === 'open').map(openItem)],
      }
    },
  )
}

function betsReading({ account, clock }: InboxContext, prediction: Address): Reading<Findings> {
  return combineReadings(
    [
      marketReading(prediction),
      callReading(predictionContract(prediction).getUserRoundsLength(account)),
      pageReading(prediction, account, 0n),
      clock,
    ],
    (market, length, first, now): Findings => {
      if (length <= BigInt(BETS_READ)) return { items: [], rest: roundsReading(prediction, first, market, now) }
      const newest = pageReading(prediction, account, length - BigInt(BETS_READ))
      return {
        items: [],
        leftOut: 'olderBets',
        rest: combineReadings([newest], (bets) => ({
          items: [],
          rest: roundsReading(prediction, bets, market, now),
        })),
      }
    },
  )
}

/** Rewards and refunds of the prediction market, and its open bets. */
export const predictionSource: InboxSource = {
  area: 'prediction',
  readings: (context) => {
    const { prediction } = context.network.prediction.contracts
    return prediction === undefined ? [] : [betsReading(context, prediction)]
  },
}

/** Rewards and refunds of the market's first version, which pays one round per transaction. */
export const predictionV1Source: InboxSource = {
  area: 'prediction',
  readings: ({ network, account }) => {
    const { predictionV1 } = network.prediction.contracts
    if (predictionV1 === undefined) return []
    const page = callReading(predictionV1Contract(predictionV1).getUserRounds(account, 0n, BigInt(BETS_READ)))
    return [
      combineReadings([page], ({ epochs }): Findings => {
        if (epochs.length > BETS_READ) throw new Error('Not a page of bets')
        return {
          items: [],
          ...(epochs.length === BETS_READ && { leftOut: 'olderBets' as const }),
          rest: combineReadings(
            epochs.map((epoch) => v1ClaimReading(predictionV1, account, epoch)),
            (...claims): Findings => ({
              items: claims.flatMap((claim): readonly InboxItem[] =>
                claim === undefined
                  ? []
                  : [
                      {
                        id: `prediction v1 ${claim.epoch}`,
                        area: 'prediction',
                        kind: 'claim',
                        title: { key: `inbox.title.predictionV1.${claim.kind}`, values: { epoch: claim.epoch } },
                        amounts: [{ currency: getNativeCurrency(), wei: claim.amountWei }],
                        path: routes.prediction,
                        claim: collectV1Tx(predictionV1, claim.epoch, claim.amountWei),
                      },
                    ],
              ),
            }),
          ),
        }
      }),
    ]
  },
}
