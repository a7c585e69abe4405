import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { feeApr } from './feeApr'

const DAY_SEC = 86_400
const week = {
  volumeUsd: new Decimal(2_000_000),
  fromSec: 1_000_000,
  toSec: 1_000_000 + 7 * DAY_SEC,
  liquidityUsd: new Decimal(1_000_000),
  feeRate: new Decimal('0.0017'),
}

describe('feeApr', () => {
  it('is the fees of a week, a year long, over the liquidity', () => {
    // 2,000,000 x 0.0017 x 365 / 7 / 1,000,000
    expect(feeApr(week)?.times(100).toFixed(2)).toBe('17.73')
  })

  it('counts only the days that a new pool was traded on', () => {
    const young = { ...week, fromSec: week.toSec - DAY_SEC }
    expect(feeApr(young)?.toFixed(4)).toBe('1.2410')
  })

  it('is unknown in the first day, and of an empty pool', () => {
    expect(feeApr({ ...week, fromSec: week.toSec - DAY_SEC + 1 })).toBeUndefined()
    expect(feeApr({ ...week, liquidityUsd: new Decimal(0) })).toBeUndefined()
  })

  it('is 0 of a pool that nobody trades', () => {
    expect(feeApr({ ...week, volumeUsd: new Decimal(0) })?.toFixed()).toBe('0')
  })
})
