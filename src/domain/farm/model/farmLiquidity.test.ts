import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { farmLpPrice } from './farmLiquidity'

const side = (balance: number, priceUsd?: number) => ({
  balance: new Decimal(balance),
  priceUsd: priceUsd === undefined ? undefined : new Decimal(priceUsd),
})
const supply = new Decimal(100)

describe('farmLpPrice', () => {
  it('counts the quote token twice, whatever the price of the other', () => {
    // 2 x 10,000 x 0.1 / 100
    expect(farmLpPrice(side(1_000, 7), side(10_000, 0.1), supply)?.toFixed()).toBe('20')
    expect(farmLpPrice(side(1_000), side(10_000, 0.1), supply)?.toFixed()).toBe('20')
  })

  it('counts the other token where the quote token has no price', () => {
    expect(farmLpPrice(side(1_000, 2), side(10_000), supply)?.toFixed()).toBe('40')
  })

  it('is unknown without any price, and without LP tokens', () => {
    expect(farmLpPrice(side(1_000), side(10_000), supply)).toBeUndefined()
    expect(farmLpPrice(side(0, 1), side(0, 1), new Decimal(0))).toBeUndefined()
  })
})
