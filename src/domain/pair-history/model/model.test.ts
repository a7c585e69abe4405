import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { candlesOf } from './candles'
import { crossed, inverted, type PricePoint, pointsSince, pricesOf } from './prices'
import { reservesOfChanges, reservesOfCloses } from './reserves'

const HOUR = 3_600
const close = (startSec: number, reserve0: number, reserve1: number) => ({
  startSec,
  reserve0: new Decimal(reserve0),
  reserve1: new Decimal(reserve1),
})
const change = (timeSec: number, change0: number, change1: number, logIndex = 0) => ({
  timeSec,
  block: timeSec,
  logIndex,
  change0: new Decimal(change0),
  change1: new Decimal(change1),
})
const at = (timeSec: number, price: number): PricePoint => ({ timeSec, price: new Decimal(price) })
const plain = (points: readonly PricePoint[]) => points.map(({ timeSec, price }) => [timeSec, price.toNumber()])

describe('reserves', () => {
  it('by closes are dated at the end of their period, the current one now', () => {
    const reserves = reservesOfCloses([close(2 * HOUR, 3, 4), close(0, 1, 2)], HOUR, 2 * HOUR + 60)
    expect(reserves.map(({ timeSec, reserve0 }) => [timeSec, reserve0.toNumber()])).toEqual([
      [HOUR, 1],
      [2 * HOUR + 60, 3],
    ])
  })

  it('by changes are walked back from the end of each hour', () => {
    const changes = [change(HOUR + 20, 5, -1), change(HOUR + 10, -2, 3), change(30, 1, 1)]
    const reserves = reservesOfChanges([close(HOUR, 104, 101), close(0, 101, 99)], changes, HOUR, 2 * HOUR)
    expect(
      reserves.map(({ timeSec, reserve0, reserve1 }) => [timeSec, reserve0.toNumber(), reserve1.toNumber()]),
    ).toEqual([
      [30, 101, 99],
      [HOUR + 10, 99, 102],
      [HOUR + 20, 104, 101],
    ])
  })

  it('of an hour without changes are its close', () => {
    expect(reservesOfChanges([close(0, 7, 8)], [], HOUR, 2 * HOUR).map(({ timeSec }) => timeSec)).toEqual([HOUR])
  })
})

describe('prices', () => {
  it('are of either token in the other', () => {
    const reserves = reservesOfCloses([close(0, 4, 2)], HOUR, HOUR)
    expect(plain(pricesOf(reserves, true))).toEqual([[HOUR, 0.5]])
    expect(plain(pricesOf(reserves, false))).toEqual([[HOUR, 2]])
    expect(plain(inverted(pricesOf(reserves, true)))).toEqual([[HOUR, 2]])
  })

  it('are missing for an empty side, and the last of each second', () => {
    const reserves = [close(5, 1, 1), close(5, 1, 2), close(6, 0, 2)].map(({ startSec, ...rest }) => ({
      timeSec: startSec,
      ...rest,
    }))
    expect(plain(pricesOf(reserves, true))).toEqual([[5, 2]])
  })

  it('over a common token start when both are known', () => {
    expect(plain(crossed([at(10, 2), at(30, 3)], [at(20, 5), at(30, 7)]))).toEqual([
      [20, 10],
      [30, 21],
    ])
    expect(crossed([at(10, 2)], [])).toEqual([])
  })

  it('of a range include the last one before it', () => {
    const points = [at(10, 1), at(20, 2), at(30, 3)]
    expect(plain(pointsSince(points, 20))).toEqual([
      [20, 2],
      [30, 3],
    ])
    expect(plain(pointsSince(points, 25))).toEqual([
      [20, 2],
      [30, 3],
    ])
    expect(plain(pointsSince(points, 5))).toEqual(plain(points))
    expect(plain(pointsSince(points, 99))).toEqual([[30, 3]])
  })
})

describe('candles', () => {
  const numbers = (points: readonly PricePoint[], startSec: number, endSec: number) =>
    candlesOf(points, startSec, endSec).map(({ timeSec, open, high, low, close: last }) =>
      [timeSec, open, high, low, last].map(Number),
    )

  it("open at the previous close, and have their period's extremes", () => {
    expect(numbers([at(30, 5), at(70, 9), at(80, 3), at(110, 4), at(190, 6)], 60, 200)).toEqual([
      [60, 5, 9, 3, 4],
      [120, 4, 4, 4, 4],
      [180, 4, 6, 4, 6],
    ])
  })

  it('are empty without points', () => {
    expect(candlesOf([], 0, 100)).toEqual([])
  })

  it('are about sixty for a day, without gaps, for any points', () => {
    const DAY = 86_400
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: DAY }), fc.integer({ min: 1, max: 1_000 })), {
          minLength: 1,
          maxLength: 300,
        }),
        (raw) => {
          const points = [...new Map(raw)].sort(([a], [b]) => a - b).map(([timeSec, price]) => at(timeSec, price))
          const candles = candlesOf(points, 0, DAY)
          expect(candles.length).toBeLessThanOrEqual(62)
          expect(candles.at(-1)?.close.toNumber()).toBe(points.at(-1)?.price.toNumber())
          for (const [index, { open, high, low, close: last, timeSec }] of candles.entries()) {
            expect(high.gte(open) && high.gte(last) && low.lte(open) && low.lte(last)).toBe(true)
            const before = candles[index - 1]
            if (before !== undefined) expect(open.eq(before.close) && timeSec > before.timeSec).toBe(true)
          }
        },
      ),
    )
  })
})
