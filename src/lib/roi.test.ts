import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal'
import { type CompoundEvery, gainedWei, gainOfRate } from './roi'

const DAYS = [1, 7, 14, 30, 365, 1_825]
/** 50 % a year on $1,000 of a $5 token. */
const tokens = (every: CompoundEvery) =>
  DAYS.map((days) => gainOfRate(new Decimal('0.5').div(365), days, every).times(200).toFixed(3))

describe('gainOfRate', () => {
  // The expected values are 200 · ((1 + 0.5/365 · n)^⌊d/n⌋ · (1 + 0.5/365 · (d mod n)) − 1) in exact fractions.
  it.each<[string, CompoundEvery, readonly string[]]>([
    ['each day', 1, ['0.274', '1.926', '3.870', '8.385', '129.631', '2232.334']],
    // After a day nothing has compounded; after 30 days, four weeks have compounded and two days earn simple interest.
    ['each week', 7, ['0.274', '1.918', '3.854', '8.352', '128.962', '2207.674']],
    ['every 14 days', 14, ['0.274', '1.918', '3.836', '8.314', '128.191', '2179.602']],
    ['every 30 days', 30, ['0.274', '1.918', '3.836', '8.219', '126.500', '2117.918']],
    ['never', 'never', ['0.274', '1.918', '3.836', '8.219', '100.000', '500.000']],
  ])('compounds %s', (_name, every, expected) => {
    expect(tokens(every)).toEqual(expected)
  })

  it('is exact for whole intervals', () => {
    expect(gainOfRate(new Decimal('0.01'), 4, 2).toFixed()).toBe('0.0404')
    expect(gainOfRate(new Decimal('0.01'), 5, 2).toFixed()).toBe('0.050804')
    expect(gainOfRate(new Decimal('0.01'), 0, 7).toFixed()).toBe('0')
  })
})

describe('gainedWei', () => {
  it('rounds down, and counts the fee as a loss until it is earned back', () => {
    expect(gainedWei(1_000n, 0n, new Decimal('0.0019'))).toBe(1n)
    expect(gainedWei(1_000n, 10n, new Decimal(0))).toBe(-10n)
    expect(gainedWei(1_000n, 10n, new Decimal('0.0001'))).toBe(-10n)
    expect(gainedWei(1_000n, 10n, new Decimal('0.1'))).toBe(89n)
    expect(gainedWei(0n, 0n, new Decimal(5))).toBe(0n)
  })
})
