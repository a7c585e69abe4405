import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { market } from '../testing/rounds'
import type { BetRecord } from './betRecord'
import { predictionPosition } from './predictionPosition'

const NOW_SEC = 10_000
const CRO = 10n ** 18n

const record = (change: Partial<BetRecord>): BetRecord => ({
  epoch: 1,
  position: 'bull',
  amountWei: 2n * CRO,
  isClaimed: false,
  result: 'open',
  payoutWei: 0n,
  lockPrice: undefined,
  closePrice: undefined,
  closeSec: NOW_SEC - 1_000,
  ...change,
})
const PRICE = new Decimal('0.1')
const positionOf = (records: readonly BetRecord[], price: Decimal | undefined) =>
  predictionPosition(records, { market, price, nowSec: NOW_SEC })

describe('the position in the prediction market', () => {
  it('has the winnings and refunds to collect, with their value', () => {
    const { unclaimed } = positionOf(
      [
        record({ result: 'won', payoutWei: 5n * CRO }),
        record({ result: 'refunded', payoutWei: 2n * CRO }),
        record({ result: 'won', payoutWei: 9n * CRO, isClaimed: true }),
        record({ result: 'lost' }),
        record({ result: 'house' }),
        record({}),
      ],
      PRICE,
    )
    expect([unclaimed.wei, unclaimed.usd?.toFixed()]).toEqual([7n * CRO, '0.7'])
  })

  it('has bets without a result, and refunds that are not due yet, as open', () => {
    const { open, unclaimed } = positionOf(
      [
        record({}),
        record({ amountWei: 3n * CRO }),
        record({ result: 'refunded', payoutWei: 4n * CRO, amountWei: 4n * CRO, closeSec: NOW_SEC }),
        record({ result: 'lost' }),
        record({ result: 'won', payoutWei: CRO }),
      ],
      PRICE,
    )
    expect(open).toEqual({ count: 3, wei: 9n * CRO })
    expect(unclaimed.wei).toBe(CRO)
  })

  it('has no value without a price, unless there is nothing', () => {
    expect(positionOf([record({ result: 'won', payoutWei: CRO })], undefined).unclaimed.usd).toBeUndefined()
    expect(positionOf([], undefined).unclaimed.usd?.isZero()).toBe(true)
  })
})
