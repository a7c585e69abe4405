import { describe, expect, inject, it } from 'vitest'
import type { IndexedPlayer } from '@/api/prediction/parse'
import { playerOrders } from '@/api/prediction/playerOrder'
import { fetchBets, fetchPlayers, fetchRound } from '@/api/prediction/query'
import { readReading } from '@/chain/calls/readReading'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { type ChainBetsQuestion, readChainBets } from '@/domain/prediction/chainBets'
import { readChainPlayers } from '@/domain/prediction/chainPlayers'
import { collectTx } from '@/domain/prediction/collectTx'
import { type BetRecord, betRecord, isCollectable } from '@/domain/prediction/model/betRecord'
import { indexedRecord } from '@/domain/prediction/model/indexedRecord'
import { payoutOfNewBet } from '@/domain/prediction/model/payout'
import { rankPlayers } from '@/domain/prediction/model/players'
import { readRecentAnswers } from '@/domain/prediction/oracleAnswers'
import { betReading, latestAnswerReading, marketReading, roundReading } from '@/domain/prediction/reads'
import { readRoundTransactions } from '@/domain/prediction/roundTransactions'
import { readV1Claims } from '@/domain/prediction/v1Claims'
import { betTx } from '@/features/prediction/model/betTx'
import type { Address } from '@/lib/hex'
import { createMarket } from '../support/market'
import { useChain } from './chain'

const chain = useChain()
const market = await createMarket(chain)
const CRO = 10n ** 18n
const [first = '', second = ''] = inject('accounts')
const account = first as Address

function addresses() {
  const { contracts, prediction, subgraphs } = getDeployment()
  const { multicall } = contracts
  const { prediction: contract, predictionV1, oracle } = prediction.contracts
  const urls = subgraphs['prediction']
  if (!multicall || !contract || !predictionV1 || !oracle || !urls) throw new Error('The market is not deployed')
  return { multicall, prediction: contract, predictionV1, oracle, urls }
}
const { multicall, prediction, predictionV1, oracle, urls } = addresses()

const readMine = async (change: Partial<ChainBetsQuestion> = {}) =>
  readChainBets(readClient, { multicall, prediction, account, nowSec: await market.nowSec(), ...change })
const readRecord = async (epoch: number): Promise<BetRecord> => {
  const round = await readReading(readClient, multicall, roundReading(prediction, epoch))
  const bet = await readReading(readClient, multicall, betReading(prediction, epoch, account))
  const now = await readReading(readClient, multicall, marketReading(prediction))
  if (round === undefined || bet === undefined) throw new Error(`No bet on ${epoch}`)
  return betRecord(bet, round, now, await market.nowSec())
}
/** Without what only one of the two sources has. */
const common = ({ epoch, position, amountWei, isClaimed, result, payoutWei, lockPrice, closePrice }: BetRecord) => ({
  epoch,
  position,
  amountWei,
  isClaimed,
  result,
  payoutWei,
  lockPrice,
  closePrice,
})

describe('the bets of an account', () => {
  it('are the same by the contract and by the subgraph, also where only the clock has canceled a round', async () => {
    const { records, isPartial } = await readMine()
    expect([records.map(({ epoch }) => epoch), isPartial]).toEqual([[14, 13, 8, 4, 3, 2], false])
    expect(records.map(({ result }) => result)).toEqual(['refunded', 'refunded', 'lost', 'won', 'won', 'won'])
    const { bets, count, indexed } = await fetchBets(urls, account)
    expect(count).toBe(records.length)
    const terms = await readReading(readClient, multicall, marketReading(prediction))
    const clock = { ...terms, indexedSec: indexed?.timestampSec ?? 0 }
    expect(bets.map((bet) => indexedRecord(bet, clock)).map(common)).toEqual(records.map(common))
    const missed = bets.filter(({ result }) => result === undefined)
    expect(missed.map((bet) => indexedRecord(bet, clock).closeSec)).toEqual(
      missed.map(({ epoch }) => records.find((record) => record.epoch === epoch)?.closeSec),
    )
    // The subgraph learns of the cancellation with the restart.
    await market.start()
    const after = await fetchBets(urls, account)
    expect(after.bets.map((bet) => indexedRecord(bet)).map(common)).toEqual((await readMine()).records.map(common))
  })

  it('can leave out the first ones, which the subgraph has', async () => {
    const { records, isPartial } = await readMine({ skip: 4 })
    expect([records.map(({ epoch }) => epoch), isPartial]).toEqual([[14, 13], false])
    expect((await readMine({ skip: 6 })).records).toEqual([])
  })
})

describe('a round', () => {
  it('pays to the wei what the form promised, if nobody bets afterwards', async () => {
    await market.start()
    const epoch = await market.currentEpoch()
    await market.send(second, 'betBear', [epoch], 7n * CRO + 3n)
    const stakes = await readReading(readClient, multicall, roundReading(prediction, epoch))
    const { feeBps } = await readReading(readClient, multicall, marketReading(prediction))
    const amount = 5n * CRO + 1n
    const promised = stakes && payoutOfNewBet(stakes, 'bull', amount, feeBps)
    await market.send(account, 'betBull', [epoch], amount)
    expect((await readRecord(epoch)).result).toBe('open')
    await market.lockFirst()
    await market.movePrice('up')
    await market.next()
    const record = await readRecord(epoch)
    expect([record.result, record.payoutWei]).toEqual(['won', promised])
    const before = await chain.nativeBalanceOf(second)
    await market.send(account, 'claim', [[epoch]])
    expect((await readRecord(epoch)).isClaimed).toBe(true)
    expect(await chain.nativeBalanceOf(second)).toBe(before)
  })

  it('with bets on one side only is refunded', async () => {
    await market.start()
    const epoch = await market.currentEpoch()
    await market.send(account, 'betBull', [epoch], CRO)
    await market.lockFirst()
    await market.movePrice('up')
    await market.next()
    expect(await readRecord(epoch)).toMatchObject({ result: 'refunded', payoutWei: CRO })
    await expect(market.send(account, 'claim', [[epoch]])).rejects.toThrow('Reverted')
    await market.next()
    await market.send(account, 'claim', [[epoch]])
    expect((await readRecord(epoch)).isClaimed).toBe(true)
  })

  it('is canceled by a pause at once', async () => {
    await market.start()
    const epoch = await market.currentEpoch()
    await market.send(account, 'betBull', [epoch], CRO)
    await market.pause()
    expect((await readRecord(epoch)).result).toBe('refunded')
  })
})

describe('a review', () => {
  it('leaves out rounds that were collected elsewhere, and refuses once nothing is left', async () => {
    const nowSec = await market.nowSec()
    const { bufferSec } = await readReading(readClient, multicall, marketReading(prediction))
    const due = (await readMine()).records.filter((record) => isCollectable(record, { bufferSec }, nowSec))
    const request = collectTx(prediction, due)
    expect(request.args).toEqual([[14n, 13n, 4n, 3n, 2n]])
    await market.send(account, 'claim', [[2, 14]])
    const quote = await request.requote?.(readClient, account, { request })
    expect(quote?.status === 'offered' && 'args' in quote.offer.request && quote.offer.request.args).toEqual([
      [13n, 4n, 3n],
    ])
    await market.send(account, 'claim', [[3, 4, 13]])
    expect(await request.requote?.(readClient, account, { request })).toMatchObject({
      status: 'refused',
      title: { key: 'prediction.tx.nothing' },
    })
  })

  it('refuses a bet once another round takes bets', async () => {
    await market.start()
    const request = betTx(prediction, await market.currentEpoch(), 'bull', CRO)
    expect((await request.requote?.(readClient, account, { request }))?.status).toBe('offered')
    await market.lockFirst()
    expect(await request.requote?.(readClient, account, { request })).toMatchObject({
      status: 'refused',
      title: { key: 'prediction.bet.closed' },
    })
  })
})

describe('the first version', () => {
  it('has rewards and refunds over all its rounds, newest first', async () => {
    const claims = await readV1Claims(readClient, { multicall, predictionV1, account })
    expect(claims.map(({ epoch, kind }) => [epoch, kind])).toEqual([
      [6, 'refund'],
      [2, 'reward'],
      [1, 'reward'],
    ])
    expect(claims[0]?.amountWei).toBe(10n * CRO)
    expect(claims.every(({ amountWei }) => amountWei > 0n)).toBe(true)
  })
})

describe('the transactions of a round', () => {
  it('are the same by the logs and by the subgraph', async () => {
    const question = { prediction, startBlock: getDeployment().startBlock }
    const [ended, canceled] = await Promise.all(
      [3, 14].map((epoch) => readRoundTransactions(readClient, { ...question, epoch })),
    )
    expect(ended?.closedSec).toBeGreaterThan(ended?.lockedSec ?? Infinity)
    expect(ended).toEqual(await fetchRound(urls, 3))
    expect(canceled).toEqual({ lockHash: undefined, lockedSec: undefined, closeHash: undefined, closedSec: undefined })
  })
})

describe('the oracle', () => {
  it('has its latest answers in order, as many as there are', async () => {
    const latest = await readReading(readClient, multicall, latestAnswerReading(oracle))
    const answers = await readRecentAnswers(readClient, { multicall, oracle, latest, count: 5 })
    expect(answers).toHaveLength(5)
    expect(answers.map(({ id }) => id - (answers[0]?.id ?? 0n))).toEqual([0n, 1n, 2n, 3n, 4n])
    const all = await readRecentAnswers(readClient, { multicall, oracle, latest, count: 1_000 })
    expect(all[0]?.id).toBe(1n)
  })
})

describe('the leaderboard', () => {
  it('has the traders with ten bets, nobody who has lost overall by net result, and the same by the events', async () => {
    const played = await fetchPlayers(urls, 'totalBets', 0)
    expect(played.rows).toHaveLength(3)
    expect(played.rows.every(({ bets }) => bets >= 10)).toBe(true)
    const net = await fetchPlayers(urls, 'netBNB', 0)
    expect(net.rows.every(({ netCro }) => netCro.gt(0))).toBe(true)
    expect(net.rows.length).toBeLessThan(played.rows.length)
    const { players, isPartial } = await readChainPlayers(readClient, { prediction, startBlock: 0 })
    expect(isPartial).toBe(false)
    for (const order of playerOrders) {
      const figures = ({ rows }: { readonly rows: readonly IndexedPlayer[] }) =>
        rows.map((row) => [row.address.toLowerCase(), row.bets, row.settledBets, row.wonBets, row.netCro.toFixed()])
      expect(figures({ rows: rankPlayers(players, order) })).toEqual(figures(await fetchPlayers(urls, order, 0)))
    }
    const values = net.rows.map(({ netCro }) => netCro.toNumber())
    expect([...values].sort((a, b) => b - a)).toEqual(values)
  })
})
