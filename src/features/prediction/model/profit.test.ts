import { describe, expect, it } from 'vitest'
import type { BetRecord } from '@/domain/prediction/model/betRecord'
import { CRO } from '@/domain/prediction/testing/rounds'
import { profitOf, profitPoints } from './profit'

const record = (epoch: number, result: BetRecord['result'], amount: bigint, paid = 0n): BetRecord => ({
  epoch,
  position: 'bull',
  amountWei: amount * CRO,
  isClaimed: false,
  result,
  payoutWei: paid * CRO,
  lockPrice: 1n,
  closePrice: 2n,
  closeSec: epoch * 100,
})

const RECORDS = [
  record(6, 'open', 100n),
  record(5, 'refunded', 50n, 50n),
  record(4, 'house', 10n),
  record(3, 'won', 20n, 50n),
  record(2, 'lost', 30n),
  record(1, 'won', 20n, 25n),
]

describe('profit and loss', () => {
  it('counts wins when the round ends, and neither open nor refunded rounds', () => {
    const profit = profitOf(RECORDS)
    expect(profit).toMatchObject({
      wonRounds: 2,
      lostRounds: 2,
      refundedRounds: 1,
      stakedWei: 80n * CRO,
      netWei: -5n * CRO,
      averageStakeWei: 20n * CRO,
      best: { epoch: 3, netWei: 30n * CRO },
    })
    expect(profit.returnRate?.toFixed()).toBe('-0.0625')
  })

  it('is unknown, not 0, before the first result', () => {
    const { returnRate, averageStakeWei, best } = profitOf([record(1, 'open', 1n), record(2, 'refunded', 1n, 1n)])
    expect([returnRate, averageStakeWei, best]).toEqual([undefined, undefined, undefined])
  })

  it('adds up over time, from the oldest round', () => {
    expect(profitPoints(RECORDS, (net) => net.toFixed()).map(({ timeSec, text }) => [timeSec, text])).toEqual([
      [100, '5'],
      [200, '-25'],
      [300, '5'],
      [400, '-5'],
    ])
  })
})
