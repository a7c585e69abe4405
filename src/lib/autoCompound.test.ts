import { describe, expect, it } from 'vitest'
import { autoCompoundGain } from './autoCompound'
import { Decimal } from './decimal'

const DAYS = [1, 7, 14, 30, 365, 1_825]

/** 50 % a year, with a fee of 2 % on each compounding, on $1,000 of a $5 token. */
const tokens = (compoundsPerDay: number) => {
  const rate = { ratePerDay: new Decimal('0.5').div(365), kept: new Decimal('0.98'), compoundsPerDay }
  return DAYS.map((days) => autoCompoundGain(rate, days).times(200).toFixed(3))
}

describe('autoCompoundGain', () => {
  // The expected values are 200 · ((1 + 0.5/365 · 0.98 / c) ^ (c · days) − 1) in exact fractions.
  it.each([
    [1, ['0.268', '1.887', '3.792', '8.214', '126.356', '2113.864']],
    [2, ['0.269', '1.888', '3.793', '8.216', '126.410', '2115.765']],
  ])('takes the fee from each of %s compounds a day', (compoundsPerDay, expected) => {
    expect(tokens(compoundsPerDay)).toEqual(expected)
  })

  it('earns simple interest until the next compound', () => {
    // 1 % a day, of which 0.9 % is kept; after 5 days: 1.018² · 1.009 − 1.
    const rate = { ratePerDay: new Decimal('0.01'), kept: new Decimal('0.9'), compoundsPerDay: 0.5 }
    expect(autoCompoundGain(rate, 5).toFixed()).toBe('0.045650916')
    expect(autoCompoundGain(rate, 0).toFixed()).toBe('0')
  })
})
