import { expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { feeApr } from './feeApr'

it('a year of fees is a day of them 365 times, and nothing is said of an empty pool', () => {
  const feeRate = new Decimal('0.003')
  expect(feeApr({ volumeUsd: new Decimal(1000), liquidityUsd: new Decimal(10_950) }, feeRate)?.toFixed()).toBe('0.1')
  expect(feeApr({ volumeUsd: new Decimal(1), liquidityUsd: new Decimal(0) }, feeRate)).toBeUndefined()
})

it('a week of 0.17 % of $2 million on $1 million is 17.73 % a year', () => {
  const week = { volumeUsd: new Decimal(2_000_000), liquidityUsd: new Decimal(1_000_000) }
  expect(
    feeApr(week, new Decimal('0.0017'), 7 * 86_400)
      ?.times(100)
      .toFixed(2),
  ).toBe('17.73')
  expect(feeApr({ ...week, volumeUsd: new Decimal(0) }, new Decimal('0.0017'), 7 * 86_400)?.toFixed()).toBe('0')
})
