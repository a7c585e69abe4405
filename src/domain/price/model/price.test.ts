import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { isStablecoin, lpPrice, pricedLike, priceFromQuote, quotedAmount, quoteSymbol, stableLpPrice } from './price'

describe('token prices', () => {
  it('are a quote in the stablecoin', () => {
    expect(priceFromQuote(97_500n, 6, 0)?.toFixed()).toBe('0.0975')
  })

  it('use a million of a cheap token', () => {
    expect(quotedAmount('TONIC', 18)).toEqual({ exponent: 6, wei: 10n ** 24n })
    expect(quotedAmount('WCRO', 18)).toEqual({ exponent: 0, wei: 10n ** 18n })
    expect(priceFromQuote(50_000n, 6, 6)?.toFixed()).toBe('0.00000005')
  })

  it('use a fraction of an expensive token', () => {
    expect(quotedAmount('WBTC', 8)).toEqual({ exponent: -3, wei: 100_000n })
    expect(priceFromQuote(60_000_000n, 6, -3)?.toFixed()).toBe('60000')
  })

  it('are undefined for a quote of 0', () => {
    expect(priceFromQuote(0n, 6, 0)).toBeUndefined()
  })

  it('are quoted in USDC, VVS in DAI, LATOM as ATOM', () => {
    expect(quoteSymbol('WCRO')).toBe('USDC')
    expect(quoteSymbol('VVS')).toBe('DAI')
    expect(pricedLike('LATOM')).toBe('ATOM')
    expect(pricedLike('WCRO')).toBe('WCRO')
  })

  it('are 1 for stablecoins', () => {
    expect(['USDC', 'USDT', 'DAI', 'BUSD', 'TUSD', 'stUSD', 'stUSDv2'].every(isStablecoin)).toBe(true)
    expect(isStablecoin('VVS')).toBe(false)
  })
})

describe('lpPrice', () => {
  const cro = { reserve: 1_000n * 10n ** 18n, decimals: 18, priceUsd: new Decimal('0.1') }
  const usdc = { reserve: 100n * 10n ** 6n, decimals: 6, priceUsd: new Decimal(1) }

  it('is the value of both sides over the supply', () => {
    expect(lpPrice([cro, usdc], 10n ** 19n, 18)?.toFixed()).toBe('20')
  })

  it('is undefined for an empty pool', () => {
    expect(lpPrice([cro, usdc], 0n, 18)).toBeUndefined()
    expect(
      lpPrice(
        [
          { ...cro, reserve: 0n },
          { ...usdc, reserve: 0n },
        ],
        10n ** 19n,
        18,
      ),
    ).toBeUndefined()
  })

  it('is undefined if a token has no price', () => {
    expect(lpPrice([{ ...cro, priceUsd: undefined }, usdc], 10n ** 19n, 18)).toBeUndefined()
  })

  it('is positive or undefined for any pool', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 112n })
    fc.assert(
      fc.property(amount, amount, amount, (reserve0, reserve1, supply) => {
        const price = lpPrice(
          [
            { ...cro, reserve: reserve0 },
            { ...usdc, reserve: reserve1 },
          ],
          supply,
          18,
        )
        if (price !== undefined) expect(price.isFinite() && price.gt(0)).toBe(true)
      }),
    )
  })
})

describe('stableLpPrice', () => {
  it("is the virtual price times the peg's price", () => {
    expect(stableLpPrice(102n * 10n ** 16n, new Decimal('0.1'))?.toFixed()).toBe('0.102')
  })

  it('is undefined for an empty pool, or if the peg has no price', () => {
    expect(stableLpPrice(0n, new Decimal(1))).toBeUndefined()
    expect(stableLpPrice(10n ** 18n, undefined)).toBeUndefined()
  })
})
