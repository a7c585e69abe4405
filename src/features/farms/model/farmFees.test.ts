import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LP } from '../testing/farms'
import { hourEndOf, pairFeeApr } from './farmFees'

const DAY_SEC = 86_400
const since = 10 * DAY_SEC
const week = { address: LP, volumeUsd: new Decimal(2_000_000), liquidityUsd: new Decimal(1_000_000), createdSec: 0 }
const fee = { numerator: 9_983n, denominator: 10_000n }

describe('pairFeeApr', () => {
  it('is 17.73 % for 0.17 % of $2 million a week on $1 million', () => {
    expect(
      pairFeeApr(week, since, since + 7 * DAY_SEC, fee)
        ?.times(100)
        .toFixed(2),
    ).toBe('17.73')
  })

  it('counts from the creation of a younger pair', () => {
    const young = { ...week, createdSec: since + 6 * DAY_SEC }
    expect(pairFeeApr(young, since, since + 7 * DAY_SEC, fee)?.toFixed(3)).toBe('1.241')
    expect(pairFeeApr({ ...young, createdSec: since + 6.5 * DAY_SEC }, since, since + 7 * DAY_SEC, fee)).toBeUndefined()
  })
})

it('an hour ends after its last second', () => {
  expect(hourEndOf(7_199)).toBe(7_200)
  expect(hourEndOf(7_200)).toBe(10_800)
})
