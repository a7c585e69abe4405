import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { SPECIFIED_BLOCKS_PER_DAY } from './blockPace'
import {
  blockLendingGrowth,
  farmGrowth,
  ferroGrowth,
  firstYearYield,
  gainOver,
  interestGrowth,
  simpleGain,
  sourceApy,
  stakingGrowth,
  timestampLendingGrowth,
  yearlyGain,
} from './growth'

const text = (value: Decimal) => value.toFixed(20)

// Expected values: Python's decimal module with 130 digits.
describe('yearly gain', () => {
  it('compounds a farm 365 times and keeps 0.8 of it', () => {
    expect(text(yearlyGain(farmGrowth(new Decimal(1))))).toBe('1.37165398561749944256')
    expect(text(yearlyGain(farmGrowth(new Decimal('0.12'))))).toBe('0.10197969251072208063')
    expect(yearlyGain(farmGrowth(new Decimal(0))).toFixed()).toBe('0')
  })

  it('scales the APR of Ferro by 0.8 x 0.8 before it compounds', () => {
    expect(text(yearlyGain(ferroGrowth(new Decimal(1))))).toBe('0.89541831171315062368')
  })

  it('uses 14400 blocks a day and a 2 percent haircut for a rate per block', () => {
    const growth = blockLendingGrowth(2_000_000_000n, SPECIFIED_BLOCKS_PER_DAY)
    expect(text(sourceApy(growth))).toBe('0.01035594636789014634')
    expect(text(yearlyGain(growth))).toBe('0.00828475709431211707')
  })

  it('uses 86400 seconds a day and no haircut for a rate per second', () => {
    const growth = timestampLendingGrowth(1_000_000_000n)
    expect(text(sourceApy(growth))).toBe('0.03203712239279479695')
    expect(text(yearlyGain(growth))).toBe('0.02562969791423583756')
  })

  it('derives the supply rate from borrow rate, utilization and reserve factor', () => {
    const facts = { borrowRate: new Decimal(5_000_000_000), utilization: new Decimal('0.75'), reserveBps: 1_900n }
    expect(interestGrowth(facts).ratePerDay.toFixed()).toBe('0.00026244')
    expect(text(yearlyGain(interestGrowth(facts)))).toBe('0.08041180674661587885')
    expect(yearlyGain(interestGrowth({ ...facts, reserveBps: 10_000n })).toFixed()).toBe('0')
  })
})

describe('gain over other periods', () => {
  it('compounds daily', () => {
    expect(text(gainOver(farmGrowth(new Decimal(1)), 30))).toBe('0.06843359403513606750')
    expect(gainOver(stakingGrowth(new Decimal('0.365')), 1).toFixed()).toBe('0.0008')
    expect(gainOver(farmGrowth(new Decimal(1)), 0).toFixed()).toBe('0')
  })

  it('does not compound extra rewards', () => {
    expect(simpleGain(new Decimal('0.73'), 50).toFixed()).toBe('0.1')
  })

  it('deducts the deposit fee from the first year', () => {
    expect(firstYearYield(new Decimal('0.1'), 100n).toFixed()).toBe('0.089')
    expect(firstYearYield(new Decimal('0.001'), 100n).isNegative()).toBe(true)
    expect(firstYearYield(new Decimal('0.1'), 0n).toFixed()).toBe('0.1')
  })
})

describe('any rate', () => {
  const rate = fc.bigInt({ min: 0n, max: 10n ** 30n })
  const growths = (value: bigint) => {
    const apr = new Decimal(value.toString())
    return [
      blockLendingGrowth(value, SPECIFIED_BLOCKS_PER_DAY),
      timestampLendingGrowth(value),
      farmGrowth(apr),
      ferroGrowth(apr),
      interestGrowth({ borrowRate: apr, utilization: new Decimal('0.5'), reserveBps: 1_000n }),
    ]
  }

  it('returns a number', () => {
    fc.assert(
      fc.property(rate, (value) => {
        for (const growth of growths(value)) {
          const apy = yearlyGain(growth)
          expect(apy.isFinite()).toBe(true)
          expect(apy.isNegative()).toBe(false)
        }
      }),
    )
  })

  it('grows with the rate and the period', () => {
    fc.assert(
      fc.property(rate, fc.bigInt({ min: 1n, max: 10n ** 24n }), (low, more) => {
        const high = growths(low + more)
        growths(low).forEach((growth, index) => {
          const above = high[index]
          expect(above !== undefined && yearlyGain(above).gt(yearlyGain(growth))).toBe(true)
          expect(above !== undefined && gainOver(above, 31).gt(gainOver(above, 30))).toBe(true)
        })
      }),
    )
  })
})
