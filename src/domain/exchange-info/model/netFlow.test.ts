import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { type FlowSum, flowDays, type LiquidityChange, type LiquidityHistory, netFlow } from './netFlow'

const DAY_SEC = 86_400
const change = (
  kind: LiquidityChange['kind'],
  timeSec: number,
  amount0: number,
  amount1: number,
  usd: number | undefined,
): LiquidityChange => ({
  kind,
  timeSec,
  amount0: new Decimal(amount0),
  amount1: new Decimal(amount1),
  usd: usd === undefined ? undefined : new Decimal(usd),
})
const reserves = (reserve0: number, reserve1: number) => ({
  reserve0: new Decimal(reserve0),
  reserve1: new Decimal(reserve1),
})
const CRO_PRICE = new Decimal('0.1')

/** Newest first. */
const changes = [
  change('remove', 2 * DAY_SEC + 5, 100, 10, 20),
  change('add', DAY_SEC + 50, 500, 50, 100),
  change('add', 40, 1_000, 100, 200),
]
const history: LiquidityHistory = {
  changes,
  isPartial: false,
  before: reserves(2_000, 200),
  // 1,400 and 140 by liquidity; traders brought 250 of token 0 and took 23 of token 1.
  now: reserves(3_650, 317),
}
const texts = ({ amount0, amount1, worth }: Omit<FlowSum, 'count'>) => [
  amount0.toFixed(),
  amount1.toFixed(),
  worth.usd?.toFixed(),
  worth.cro?.toFixed(),
]

describe('netFlow', () => {
  it('is what was added less what was removed, and apart from it what trades changed', () => {
    const { added, removed, liquidity, traded } = netFlow(history, CRO_PRICE)
    expect([added.count, removed.count]).toEqual([2, 1])
    expect(texts(added)).toEqual(['1500', '150', '300', '3000'])
    expect(texts(removed)).toEqual(['100', '10', '20', '200'])
    expect(texts(liquidity)).toEqual(['1400', '140', '280', '2800'])
    expect([traded?.amount0.toFixed(), traded?.amount1.toFixed()]).toEqual(['250', '-23'])
  })

  it('is negative where more was removed, down to a pool that was drained', () => {
    const drained = { ...history, changes: [change('remove', 9, 2_000, 200, 400)], now: reserves(0, 0) }
    const { liquidity, traded } = netFlow(drained, CRO_PRICE)
    expect(texts(liquidity)).toEqual(['-2000', '-200', '-400', '-4000'])
    expect([traded?.amount0.toFixed(), traded?.amount1.toFixed()]).toEqual(['0', '0'])
  })

  it('has no worth where one change has no price, and none in CRO without a price of CRO', () => {
    const unpriced = netFlow({ ...history, changes: [...changes, change('add', 1, 5, 5, undefined)] }, CRO_PRICE)
    expect(texts(unpriced.added)).toEqual(['1505', '155', undefined, undefined])
    expect(unpriced.removed.worth.usd?.toFixed()).toBe('20')
    expect(unpriced.liquidity.worth).toEqual({ usd: undefined, cro: undefined })
    for (const price of [undefined, new Decimal(0)])
      expect(texts(netFlow(history, price).added)).toEqual(['1500', '150', '300', undefined])
  })

  it('is 0 where nothing changed, which is not unknown', () => {
    const quiet = netFlow({ ...history, changes: [], now: history.before }, CRO_PRICE)
    expect(texts(quiet.liquidity)).toEqual(['0', '0', '0', '0'])
  })

  it('says nothing of trades where changes are missing', () => {
    expect(netFlow({ ...history, isPartial: true }, CRO_PRICE).traded).toBeUndefined()
  })
})

describe('flowDays', () => {
  it('has each day in UTC with its own changes, also those without any', () => {
    const days = flowDays(changes, 30, 3 * DAY_SEC + 1, CRO_PRICE)
    expect(
      days.map(({ startSec, added, removed, net }) => [
        startSec / DAY_SEC,
        added.usd?.toFixed(),
        removed.usd?.toFixed(),
        net.usd?.toFixed(),
        net.cro?.toFixed(),
      ]),
    ).toEqual([
      [0, '200', '0', '200', '2000'],
      [1, '100', '0', '100', '1000'],
      [2, '0', '20', '-20', '-200'],
      [3, '0', '0', '0', '0'],
    ])
  })

  it('puts a change on the day that it happened, at both ends of midnight', () => {
    const midnight = [change('add', DAY_SEC, 1, 1, 2), change('add', DAY_SEC - 1, 1, 1, 1)]
    expect(flowDays(midnight, 0, DAY_SEC, CRO_PRICE).map(({ net }) => net.usd?.toFixed())).toEqual(['1', '2'])
  })
})
