import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { stakingApr } from './stakingApr'

const DAY = 86_400
const snapshot = (day: number, ratio: string | number) => ({ dateSec: day * DAY, ratio: new Decimal(ratio) })

describe('stakingApr', () => {
  it('annualises the gain of a token over the week', () => {
    // (1.01 / 1 - 1) x 365 / 7 and (2.2 / 2 - 1) x 365 / 7, by Python's decimal module
    expect(stakingApr([snapshot(1, 1), snapshot(4, 1.005), snapshot(8, 1.01)]).toFixed(12)).toBe('0.521428571429')
    expect(stakingApr([snapshot(1, 2), snapshot(8, 2.2)]).toFixed(12)).toBe('5.214285714286')
  })

  it('accepts any order', () => {
    expect(stakingApr([snapshot(8, 1.01), snapshot(1, 1)]).eq(stakingApr([snapshot(1, 1), snapshot(8, 1.01)]))).toBe(
      true,
    )
  })

  it('is 0 without two days, or without a gain', () => {
    expect(stakingApr([]).toFixed()).toBe('0')
    expect(stakingApr([snapshot(1, 1)]).toFixed()).toBe('0')
    expect(stakingApr([snapshot(1, 1), snapshot(1, 2)]).toFixed()).toBe('0')
    expect(stakingApr([snapshot(1, 2), snapshot(2, 1)]).toFixed()).toBe('0')
  })

  it('is a number for any ratios', () => {
    const days = fc.array(fc.tuple(fc.nat(20_000), fc.bigInt(0n, 10n ** 40n)), { maxLength: 10 })
    fc.assert(
      fc.property(days, (entries) => {
        const apr = stakingApr(entries.map(([day, ratio]) => snapshot(day, ratio.toString())))
        expect(apr.isFinite() && apr.gte(0)).toBe(true)
      }),
    )
  })
})
