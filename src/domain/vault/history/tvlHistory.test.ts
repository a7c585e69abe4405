import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { addressOf } from '@/lib/testing/addresses'
import { type CountedVault, dayEnds, type TvlCloses, tvlDays, tvlHistory, valueAt } from './tvlHistory'

const DAY = 86_400
const PAIR = `0x${'aB'.repeat(20)}` as const
const VVS = addressOf('9')
const lpVault = { shareToken: `0x${'Cd'.repeat(20)}`, source: { kind: 'pair', address: PAIR } } as const
const vvsVault = { shareToken: addressOf('2'), source: { kind: 'token', address: VVS } } as const
const usdcVault = { shareToken: addressOf('3'), source: { kind: 'stablecoin' } } as const
const ferroVault = { shareToken: addressOf('4'), source: undefined } as const

/** Closes of days; undefined where there is no price. */
const amounts = (...days: readonly (readonly [day: number, value: number])[]) =>
  days.map(([day, value]) => ({ dateSec: day * DAY, value: new Decimal(value) }))
const prices = (...days: readonly (readonly [day: number, value: number | undefined])[]) =>
  days.map(([day, value]) => ({ dateSec: day * DAY, value: value === undefined ? undefined : new Decimal(value) }))

const known: TvlCloses = {
  assets: new Map([
    [lpVault.shareToken.toLowerCase(), amounts([1, 10], [3, 20])],
    [vvsVault.shareToken, amounts([0, 100])],
    [usdcVault.shareToken, amounts([2, 50], [4, 0])],
  ]),
  prices: new Map([
    [PAIR.toLowerCase(), prices([1, 2], [2, 2.5], [4, 3])],
    [VVS, prices([0, 0.01], [2, 0.02])],
  ]),
}
const ends = dayEnds(DAY, 5 * DAY)

/** Rows of day, all vaults and those without LP tokens. */
function tableOf(vaults: readonly CountedVault[], closes: TvlCloses) {
  return tvlHistory(vaults, closes, ends).points.map(({ timeSec, vaultsUsd, singleUsd }) => [
    timeSec / DAY,
    vaultsUsd.toFixed(),
    singleUsd.toFixed(),
  ])
}

describe('tvlHistory', () => {
  it('is what each vault held at the prices of that time', () => {
    // End of day 1: 10 LP at 2 and 100 VVS at 0.01. Day 2: 10 at 2.5, 100 at 0.02, 50 USDC. Day 3: 20 LP, at the price of
    // day 2. Day 4: 20 LP at 3, and no USDC.
    expect(tableOf([lpVault, vvsVault, usdcVault], known)).toEqual([
      [2, '21', '1'],
      [3, '77', '52'],
      [4, '102', '52'],
      [5, '62', '2'],
    ])
  })

  it('leaves out a vault that held something without a price, on all days', () => {
    const unpriced = { ...known, prices: new Map([[PAIR.toLowerCase(), prices([1, 2], [3, undefined], [4, 3])]]) }
    const { counted, leftOut, points } = tvlHistory([lpVault, vvsVault, usdcVault], unpriced, ends)
    expect([counted, leftOut]).toEqual([[usdcVault], [lpVault, vvsVault]])
    expect(points.map(({ vaultsUsd }) => vaultsUsd.toFixed())).toEqual(['50', '50', '0'])
  })

  it('counts a vault without a price while it holds nothing', () => {
    expect(tvlHistory([ferroVault, usdcVault], known, ends).leftOut).toEqual([])
    const held = { ...known, assets: new Map([...known.assets, [ferroVault.shareToken, amounts([4, 1])] as const]) }
    expect(tvlHistory([ferroVault, usdcVault], held, ends).leftOut).toEqual([ferroVault])
  })

  it('starts on the day of the first deposit, and is empty without one', () => {
    expect(tableOf([usdcVault], known).map(([day]) => day)).toEqual([3, 4, 5])
    expect(tableOf([lpVault], { assets: new Map(), prices: new Map() })).toEqual([])
    expect(tvlHistory([lpVault], known, []).points).toEqual([])
  })
})

describe('days', () => {
  it('are 30 days in UTC before the current one', () => {
    const nowSec = 100 * DAY + 5
    expect(tvlDays(nowSec)).toEqual({ sinceSec: 70 * DAY, todaySec: 100 * DAY })
    expect(dayEnds(70 * DAY, 100 * DAY)).toHaveLength(30)
  })

  it('end at midnight, and only if they are over', () => {
    expect(dayEnds(DAY, 3 * DAY - 1)).toEqual([2 * DAY])
    expect(dayEnds(DAY, 3 * DAY)).toEqual([2 * DAY, 3 * DAY])
    expect(dayEnds(3 * DAY, DAY)).toEqual([])
  })

  it('have the value of the last close before them', () => {
    const closes = amounts([1, 5], [3, 7])
    expect([1, 2, 3, 4].map((day) => valueAt(closes, day * DAY)?.toNumber())).toEqual([undefined, 5, 5, 7])
  })
})
