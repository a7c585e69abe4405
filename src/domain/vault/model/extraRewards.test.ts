import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { type ExtraReward, extraGain } from './extraRewards'

const tonic: ExtraReward = {
  symbol: 'TONIC',
  decimals: 18,
  apr: new Decimal('0.0365'),
  price: new Decimal('0.00000005'),
}

describe('extraGain', () => {
  it('is a simple rate of the value, in its own token', () => {
    expect(extraGain(tonic, new Decimal(1000), 1)).toEqual({
      symbol: 'TONIC',
      decimals: 18,
      wei: 2_000_000n * 10n ** 18n,
      usd: new Decimal('0.1'),
    })
    expect(extraGain(tonic, new Decimal(1000), 30).usd.toFixed()).toBe('3')
  })

  it('has no amount without a price, and never divides by 0', () => {
    for (const price of [undefined, new Decimal(0)])
      expect(extraGain({ ...tonic, price }, new Decimal(1000), 1)).toMatchObject({
        wei: undefined,
        usd: new Decimal('0.1'),
      })
  })
})
