import { describe, expect, it } from 'vitest'
import { bullBet, CRO, currentRound, liveRound, market, START_SEC, wonRound } from '../testing/rounds'
import { type BetRecord, betRecord, isCollectable, isFinal, isUncollected, mergeBets, netWei } from './betRecord'

const PAYOUT = 19_400_000_000_000_000_000n
const canceled = { ...liveRound, epoch: 7 }
const recordOf = (bet = bullBet, round = wonRound, nowSec = START_SEC) => betRecord(bet, round, market, nowSec)

describe('the record of a bet', () => {
  it.each([
    ['a win', bullBet, wonRound, 'won', PAYOUT, PAYOUT - 2n * CRO],
    ['a loss', { ...bullBet, position: 'bear' as const }, wonRound, 'lost', 0n, -2n * CRO],
    ['a tie', bullBet, { ...wonRound, closePrice: 10_000_000n, rewardBaseWei: 0n }, 'house', 0n, -2n * CRO],
    ['a canceled round, which is neither won nor lost', bullBet, canceled, 'refunded', 2n * CRO, 0n],
    ['a live round', bullBet, liveRound, 'open', 0n, undefined],
    ['a round that takes bets', bullBet, currentRound, 'open', 0n, undefined],
  ] as const)('is that of %s', (_, bet, round, result, paid, net) => {
    const record = recordOf(bet, round)
    expect([record.result, record.payoutWei, netWei(record)]).toEqual([result, paid, net])
  })

  it('can be collected once: wins at once, refunds after the end and the buffer', () => {
    const won = recordOf()
    expect([isUncollected(won), isCollectable(won, market, 0)]).toEqual([true, true])
    const claimed = recordOf({ ...bullBet, isClaimed: true })
    expect([isUncollected(claimed), isCollectable(claimed, market, START_SEC)]).toEqual([false, false])
    const refund = recordOf(bullBet, canceled)
    expect(isUncollected(refund)).toBe(true)
    expect([360, 361].map((afterSec) => isCollectable(refund, market, START_SEC + afterSec))).toEqual([false, true])
  })

  it('is final once nothing can change it', () => {
    expect(isFinal(recordOf())).toBe(false)
    expect(isFinal(recordOf({ ...bullBet, isClaimed: true }))).toBe(true)
    expect(isFinal(recordOf({ ...bullBet, position: 'bear' }))).toBe(true)
    expect(isFinal(recordOf(bullBet, liveRound))).toBe(false)
    expect(isFinal(recordOf(bullBet, canceled))).toBe(false)
  })
})

describe('merged bets', () => {
  it("have the chain's state with the index's hashes, newest first", () => {
    const indexed: BetRecord[] = [
      { ...recordOf(bullBet, liveRound), hash: `0x${'1'.repeat(64)}`, placedSec: 5 },
      { ...recordOf(), hash: `0x${'2'.repeat(64)}` },
    ]
    const merged = mergeBets(indexed, [recordOf({ ...bullBet, isClaimed: true }), recordOf(bullBet, currentRound)])
    expect(merged.map(({ epoch, isClaimed, hash }) => [epoch, isClaimed, hash?.slice(2, 3)])).toEqual([
      [10, false, undefined],
      [9, false, '1'],
      [8, true, '2'],
    ])
  })
})
