import { describe, expect, it } from 'vitest'
import { autoCompoundGain } from '@/lib/autoCompound'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { type CompoundEvery, gainOfRate } from '@/lib/roi'
import type { RoiTerms } from '../roiLines'
import { growthLines } from './growthLines'
import { conversionPrice, entryText, type RoiMode, readEntry } from './roiEntry'
import { apyOf, formulaText, rateOf } from './roiFormula'

const THREE = new Decimal(3)
const PER_DAY = new Decimal('0.001')
const DAY = 86_400

const terms: RoiTerms = {
  symbol: 'USDC',
  decimals: 6,
  gain: (days, every) => gainOfRate(PER_DAY, days, every),
  isCompounding: true,
  feeOf: () => 0n,
  price: ready(THREE),
}
/** What it keeps is taken from each of two compounds a day. */
const automatic = { ratePerDay: PER_DAY, kept: new Decimal('0.98'), compoundsPerDay: 2 }
const automaticTerms: RoiTerms = {
  ...terms,
  gain: (days) => autoCompoundGain(automatic, days),
  rate: automatic,
  isCompounding: false,
}

describe('conversionPrice', () => {
  it('is nothing where the price is 0 or unknown', () => {
    expect(conversionPrice(terms)).toBe(THREE)
    expect(conversionPrice({ price: ready(new Decimal(0)) })).toBeUndefined()
    expect(conversionPrice({ price: ready(undefined) })).toBeUndefined()
    expect(conversionPrice({ price: LOADING })).toBeUndefined()
  })
})

describe('readEntry', () => {
  const usd = (text: string, mode: RoiMode = 'stake', price: Decimal | undefined = THREE) =>
    readEntry({ text, unit: 'usd' }, mode, 6, price)

  it('reads tokens as they are typed', () => {
    expect(readEntry({ text: '1.5', unit: 'token' }, 'stake', 6, undefined)).toEqual({
      status: 'amount',
      wei: 1_500_000n,
    })
    expect(readEntry({ text: '0.0000001', unit: 'token' }, 'stake', 6, THREE)).toEqual({ status: 'tooPrecise' })
  })

  it('rounds a stake in dollars down, and a target up', () => {
    // 100 / 3 = 33.333333…
    expect(usd('100')).toEqual({ status: 'amount', wei: 33_333_333n })
    expect(usd('100', 'target')).toEqual({ status: 'amount', wei: 33_333_334n })
    expect(usd('99', 'target')).toEqual({ status: 'amount', wei: 33_000_000n })
  })

  it('has no amount for nothing, without a price, and beyond what a token can count', () => {
    expect(usd('')).toEqual({ status: 'empty' })
    expect(usd('0.0000001')).toEqual({ status: 'empty' })
    expect(readEntry({ text: '1', unit: 'usd' }, 'stake', 6, undefined)).toEqual({ status: 'unpriced' })
    expect(usd('1', 'stake', new Decimal('1e-80'))).toEqual({ status: 'tooLarge' })
  })
})

describe('entryText', () => {
  it('is what was typed in its own unit, and the value in the other', () => {
    const typed = { text: '100.0', unit: 'usd' } as const
    expect(entryText(typed, 'usd', 'stake', 6, THREE)).toBe('100.0')
    expect(entryText(typed, 'token', 'stake', 6, THREE)).toBe('33.333333')
    expect(entryText({ text: '2.5', unit: 'token' }, 'usd', 'stake', 6, THREE)).toBe('7.5')
    expect(entryText({ text: '0.001', unit: 'token' }, 'usd', 'stake', 6, THREE)).toBe('0.003')
  })

  it('is empty where there is no value', () => {
    expect(entryText({ text: '', unit: 'token' }, 'usd', 'stake', 6, THREE)).toBe('')
    expect(entryText({ text: '5', unit: 'token' }, 'usd', 'stake', 6, undefined)).toBe('')
  })
})

describe('rateOf', () => {
  it('is the rate of the terms, or the simple rate of a day', () => {
    expect(rateOf(automaticTerms)).toBe(automatic)
    expect(rateOf(terms).ratePerDay.toFixed()).toBe('0.001')
    expect(rateOf(terms).kept.toFixed()).toBe('1')
  })
})

describe('apyOf', () => {
  it('is a year of compounding, and nothing without', () => {
    // 1.001^365 − 1, and (1 + 0.001 · 0.98 / 2)^730 − 1.
    expect(apyOf(terms, 1)?.toFixed(6)).toBe('0.440251')
    expect(apyOf(automaticTerms, 'never')?.toFixed(6)).toBe('0.429911')
    expect(apyOf(terms, 'never')).toBeUndefined()
  })
})

describe('formulaText', () => {
  const text = (change: Partial<RoiTerms>, days: number, every: CompoundEvery) =>
    formulaText({ ...terms, ...change }, { amountWei: 1_000_000_000n, days, every }, 'en-US').replaceAll('\u00a0', ' ')

  it.each<[number, CompoundEvery, string]>([
    [365, 1, '1,000 × ((1 + 0.1 %)^365 − 1) ≈ 440.251 USDC'],
    // 4 weeks and 2 days: 1.007^4 · 1.002 − 1 = 0.030352
    [30, 7, '1,000 × ((1 + 0.1 % × 7)^4 × (1 + 0.1 % × 2) − 1) ≈ 30.352 USDC'],
    [5, 7, '1,000 × 0.1 % × 5 ≈ 5 USDC'],
    [10, 'never', '1,000 × 0.1 % × 10 ≈ 10 USDC'],
  ])('has the numbers of %s days, compounded every %s', (days, every, expected) => {
    expect(text({}, days, every)).toBe(expected)
  })

  it('takes fees where they are charged', () => {
    const kept = { ratePerDay: PER_DAY, kept: new Decimal('0.8') }
    const gain = (days: number, every: CompoundEvery) => gainOfRate(PER_DAY, days, every).times('0.8')
    expect(text({ rate: kept, gain }, 2, 1)).toBe('1,000 × ((1 + 0.1 %)^2 − 1) × 80 % ≈ 1.6008 USDC')
    expect(text({ feeOf: (wei) => wei / 100n }, 10, 'never')).toBe('(1,000 − 10) × 0.1 % × 10 − 10 ≈ −0.1 USDC')
    // 730 compounds of 0.049 %: 1,000 · (1.00049^730 − 1).
    expect(text(automaticTerms, 365, 'never')).toBe('1,000 × ((1 + 0.1 % × 98 % ÷ 2)^730 − 1) ≈ 429.911 USDC')
  })
})

describe('growthLines', () => {
  const inputs = { amountWei: 1_000_000_000n, days: 2, every: 1, startSec: 1_000, price: undefined }

  it('has the value of each day, with its text', () => {
    expect(growthLines(terms, inputs, 'en-US')).toEqual([
      {
        name: undefined,
        points: [
          { timeSec: 1_000, value: 1_000, text: '1,000 USDC' },
          { timeSec: 1_000 + DAY, value: 1_001, text: '1,001 USDC' },
          // 1,000 · 1.001²
          { timeSec: 1_000 + 2 * DAY, value: 1_002.001, text: '1,002 USDC' },
        ],
      },
    ])
  })

  it('is in dollars with a price, and beside another place with its own fee', () => {
    const comparison = {
      ownName: 'Farm',
      name: 'Vault',
      gain: (days: number) => PER_DAY.times(2).times(days),
      feeOf: (wei: bigint) => wei / 100n,
    }
    const lines = growthLines({ ...terms, comparison }, { ...inputs, days: 1, price: THREE }, 'en-US')
    expect(lines.map(({ name, points }) => [name, ...points.map(({ text }) => text)])).toEqual([
      ['Farm', '$3,000.00', '$3,003.00'],
      // 990 at once, and 0.2 % of it after a day.
      ['Vault', '$2,970.00', '$2,975.94'],
    ])
  })

  it('spaces the points of years evenly', () => {
    const points = growthLines(terms, { ...inputs, days: 1_825 }, 'en-US')[0].points
    expect(points).toHaveLength(61)
    expect(points.at(-1)?.timeSec).toBe(1_000 + 1_825 * DAY)
    const gaps = points.slice(1).map(({ timeSec }, index) => (timeSec - (points[index]?.timeSec ?? 0)) / DAY)
    expect([Math.min(...gaps), Math.max(...gaps)]).toEqual([30, 31])
  })
})
