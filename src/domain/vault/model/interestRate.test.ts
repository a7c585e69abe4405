import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { knotArguments, RATE_KNOTS, rateAt, utilizationOf } from './interestRate'

/** 2 units at 0 %, 10 at 80 %, 110 at 100 %. */
function exactRate(utilization: number): number {
  return utilization <= 0.8 ? 2 + 10 * utilization : 10 + 500 * (utilization - 0.8)
}
const rates = RATE_KNOTS.map((tenths) => BigInt(Math.round(exactRate(tenths / 10) * 1e9)))

describe('rateAt', () => {
  it.each([0, 0.05, 0.5, 0.55, 0.79, 0.8, 0.81, 0.97, 1])('is exact between the knots (%s)', (utilization) => {
    expect(rateAt(new Decimal(utilization), rates).div(1e9).toNumber()).toBeCloseTo(exactRate(utilization), 8)
  })

  it('is within the lowest and highest rate for any utilization', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.bigInt(0n, 10n ** 30n), (debt, balance) => {
        const rate = rateAt(utilizationOf(debt, balance), rates)
        expect(rate.gte(2e9) && rate.lte(110e9)).toBe(true)
      }),
    )
  })
})

describe('utilizationOf', () => {
  it('is the borrowed part, and 0 for an empty market', () => {
    expect(utilizationOf(3n, 1n).toFixed()).toBe('0.75')
    expect(utilizationOf(0n, 0n).toFixed()).toBe('0')
  })
})

describe('knotArguments', () => {
  it('uses each tenth, and a debt of 1 instead of 0', () => {
    expect(knotArguments(8)).toEqual([8n * 10n ** 17n, 2n * 10n ** 17n])
    expect(knotArguments(10)).toEqual([10n ** 18n, 0n])
    expect(knotArguments(0)).toEqual([1n, 10n ** 18n - 1n])
  })
})
