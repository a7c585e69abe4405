import { describe, expect, it } from 'vitest'
import type { PoolPeriod } from '@/api/exchange/infoSeries'
import { addressOf } from '@/lib/testing/addresses'
import { decimal } from '../testing/infoRows'
import { exchangeSeries, poolSeries, pricesByDay, tokenSeries } from './series'

const DAY = 86_400
const indexed = { number: 5, timestampSec: 12 * DAY }
const worth = (usd: number) => ({ usd: decimal(usd), cro: decimal(usd * 10) })
const points = (...prices: readonly (readonly [day: number, price: number | string])[]) =>
  prices.map(([day, price]) => ({ timeSec: day * DAY, price: decimal(price) }))

describe('the days of the exchange', () => {
  const day = (index: number, transactionsUntil: number | undefined) => ({
    startSec: index * DAY,
    volume: worth(index),
    liquidity: worth(100),
    transactionsUntil,
  })
  const transactions = (isPartial: boolean, ...rows: readonly ReturnType<typeof day>[]) =>
    exchangeSeries({ rows, isPartial, indexed }, 0).periods.map((period) => period.transactions)

  it('have the transactions since the day before', () => {
    expect(transactions(false, day(12, 9), day(10, 4))).toEqual([4, 0, 5])
    expect(transactions(true, day(12, 9), day(11, 4))).toEqual([undefined, 5])
    expect(transactions(false, day(12, 3), day(11, 4))).toEqual([4, undefined])
    expect(transactions(false, day(12, 3), day(11, undefined))).toEqual([undefined, undefined])
  })

  it('end where the index does, or now', () => {
    const series = { rows: [day(10, 4)], isPartial: false }
    expect(exchangeSeries({ ...series, indexed }, 99 * DAY).periods.at(-1)?.startSec).toBe(12 * DAY)
    expect(exchangeSeries({ ...series, indexed: undefined }, 14 * DAY).periods.at(-1)?.startSec).toBe(14 * DAY)
  })
})

describe('the days of a pool', () => {
  const period = (index: number, changed: Partial<PoolPeriod> = {}): PoolPeriod => ({
    startSec: index * DAY,
    volumeUsd: decimal(8),
    transactions: 2,
    reserve0: decimal(50),
    reserve1: decimal(100),
    reserveUsd: decimal(20),
    ...changed,
  })
  const tokens = [addressOf('1'), addressOf('2')] as const
  const cro = points([11, '0.1'])
  const view = (rows: readonly PoolPeriod[], base1: typeof cro | undefined = cro, base0?: typeof cro) =>
    poolSeries({ rows, isPartial: false, indexed, tokens }, { cro, base0, base1 }, DAY, 0).periods.map(
      ({ volume, liquidity }) => [volume.usd?.toFixed(), volume.cro?.toFixed(), liquidity.usd?.toFixed()],
    )

  it('have CRO by the price of the day, and none before the first', () => {
    expect(view([period(12), period(10)])).toEqual([
      ['8', undefined, undefined],
      ['0', '0', undefined],
      ['8', '80', '20'],
    ])
  })

  it('have twice the reserve of the base token where the other price is not plausible', () => {
    expect(view([period(12, { reserveUsd: decimal(1e12) })])).toEqual([['8', '80', '20']])
    expect(view([period(12, { reserveUsd: undefined })])).toEqual([['8', '80', '20']])
    expect(view([period(12, { reserveUsd: decimal(39) })])).toEqual([['8', '80', '39']])
    expect(view([period(12, { reserveUsd: decimal(1e9) })], cro, points([1, 2]))).toEqual([['8', '80', '110']])
  })

  it('have no dollars without a base token', () => {
    expect(
      poolSeries(
        { rows: [period(12)], isPartial: false, indexed, tokens },
        { cro, base0: undefined, base1: undefined },
        DAY,
        0,
      ).periods,
    ).toMatchObject([{ volume: { usd: undefined }, liquidity: { usd: undefined }, transactions: 2 }])
  })
})

describe('the days of a token', () => {
  const rows = [
    { startSec: 12 * DAY, volume: worth(5), liquidity: worth(7), priceUsd: decimal(3), transactions: 1 },
    { startSec: 11 * DAY, volume: worth(5), liquidity: worth(7), priceUsd: undefined, transactions: 1 },
  ]
  const series = { rows, isPartial: false, indexed }

  it('have their price in both currencies', () => {
    const [first, second] = tokenSeries(series, points([12, '0.5']), true, 0).periods
    expect([first?.price.usd, second?.price.usd?.toFixed(), second?.price.cro?.toFixed()]).toEqual([
      undefined,
      '3',
      '6',
    ])
    expect(second?.liquidity.usd?.toFixed()).toBe('7')
  })

  it('have no sums that depend on a price that is not trusted', () => {
    const [, second] = tokenSeries(series, [], false, 0).periods
    expect([second?.volume.usd, second?.liquidity.cro, second?.price.usd?.toFixed()]).toEqual([
      undefined,
      undefined,
      '3',
    ])
  })

  it('give its price by day, oldest first', () => {
    expect(pricesByDay(rows).map(({ timeSec, price }) => [timeSec / DAY, price.toFixed()])).toEqual([[12, '3']])
  })
})
