import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { decimal } from '../testing/infoRows'
import { groupPeriods } from './groupPeriods'
import type { InfoPeriod } from './info'
import { fillPeriods } from './periods'
import { UNKNOWN } from './worth'

const DAY = 86_400
const worth = (usd: number) => ({ usd: decimal(usd), cro: decimal(usd * 10) })
const day = (index: number, volume = 1, liquidity = 100): InfoPeriod => ({
  startSec: index * DAY,
  volume: worth(volume),
  liquidity: worth(liquidity),
  transactions: 1,
})
const plain = (periods: readonly InfoPeriod[]) =>
  periods.map(({ startSec, volume, liquidity, transactions }) => [
    startSec / DAY,
    volume.usd?.toNumber(),
    liquidity.cro?.toNumber(),
    transactions,
  ])

afterEach(() => vi.restoreAllMocks())

describe('periods', () => {
  it('without trades have no volume and the liquidity of the one before, up to now', () => {
    expect(plain(fillPeriods([day(12, 3, 50), day(10)], DAY, 13 * DAY + 5))).toEqual([
      [10, 1, 1_000, 1],
      [11, 0, 1_000, 0],
      [12, 3, 500, 1],
      [13, 0, 500, 0],
    ])
  })

  it('appear once, and neither between the days nor in the future', () => {
    const odd = { ...day(10), startSec: 10 * DAY + 7 }
    expect(plain(fillPeriods([day(10, 1), day(10, 2), odd, day(99)], DAY, 10 * DAY))).toEqual([[10, 2, 1_000, 1]])
    expect(fillPeriods([], DAY, 10 * DAY)).toEqual([])
  })

  it('are the newest ones where a row is from long ago', () => {
    const filled = fillPeriods([day(0, 1, 7), day(20_000)], DAY, 20_000 * DAY)
    expect([filled.length, filled[0]?.startSec]).toEqual([4_000, 16_001 * DAY])
    expect(filled[0]?.liquidity.usd?.toNumber()).toBe(7)
  })
})

describe('groups of days', () => {
  // 1970-01-05 was a Monday, 1970-02-01 a Sunday.
  it('are weeks from Monday', () => {
    expect(plain(groupPeriods([day(3), day(4, 2), day(10, 4, 30), day(11)], 'week'))).toEqual([
      [-3, 1, 1_000, 1],
      [4, 6, 300, 2],
      [11, 1, 1_000, 1],
    ])
  })

  it('are months in UTC, whatever the time zone', () => {
    const local = ['getMonth', 'getFullYear', 'getDate', 'getDay', 'getTimezoneOffset'] as const
    for (const name of local)
      vi.spyOn(Date.prototype, name).mockImplementation(() => {
        throw new Error('local time')
      })
    expect(plain(groupPeriods([day(30), day(31, 5), day(58), day(59)], 'month'))).toEqual([
      [0, 1, 1_000, 1],
      [31, 6, 1_000, 2],
      [59, 1, 1_000, 1],
    ])
  })

  it('with an unknown day have an unknown volume', () => {
    const [first] = groupPeriods([day(4), { ...day(5), volume: UNKNOWN, transactions: undefined }], 'week')
    expect([first?.volume.usd, first?.transactions, first?.liquidity.usd?.toNumber()]).toEqual([
      undefined,
      undefined,
      100,
    ])
  })

  it('have the volume of all of their days', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 60 }),
        fc.constantFrom('day', 'week', 'month'),
        (days, group) => {
          const filled = fillPeriods(
            days.map((index) => day(index, index + 1)),
            DAY,
            3_000 * DAY,
          )
          const grouped = groupPeriods(filled, group)
          const sum = (periods: readonly InfoPeriod[]) =>
            periods.reduce((total, { volume }) => total + (volume.usd?.toNumber() ?? NaN), 0)
          expect(sum(grouped)).toBe(days.reduce((total, index) => total + index + 1, 0))
          expect(new Set(grouped.map(({ startSec }) => startSec)).size).toBe(grouped.length)
          expect(grouped.at(-1)?.liquidity).toEqual(filled.at(-1)?.liquidity)
        },
      ),
    )
  })
})
