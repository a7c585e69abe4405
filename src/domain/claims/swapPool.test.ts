import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import {
  amountsFor,
  maxSwapIn,
  type PoolToken,
  type SwapPool,
  shareBps,
  sharesFor,
  swapFee,
  swapOut,
  valueOfShares,
} from './swapPool'

const WEI = 10n ** 18n
const address = (digit: string): Address => `0x${digit.repeat(40)}`
const base: PoolToken = {
  address: address('1'),
  name: 'Base',
  symbol: 'BASE',
  decimals: 18,
  rate: WEI,
  reserveWei: 1_000n * WEI,
}
const usdc: PoolToken = {
  address: address('2'),
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  rate: 10n ** 30n,
  reserveWei: 500n * 10n ** 6n,
}
const pool: SwapPool = {
  contract: address('9'),
  feeBps: 10n,
  tokens: [base, usdc],
  totalShares: 1_400n * WEI,
  totalValueWei: 1_500n * WEI,
}

describe('swapOut', () => {
  it('pays one for one less the fee, rounded down', () => {
    expect(swapOut(usdc, 1_000_000n, 10n)).toBe(999_000_000_000_000_000n)
    expect(swapOut({ rate: WEI }, 1_999n, 10n)).toBe(1_997n)
    expect(swapFee(usdc, 1_000_000n, 10n)).toBe(1_000_000_000_000_000n)
  })

  it('pays nothing for an amount that is too small', () => {
    expect(swapOut({ rate: 1n }, 1n, 10n)).toBe(0n)
  })
})

describe('maxSwapIn', () => {
  it('is the largest amount that the base reserve can pay', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 30n),
        fc.bigInt(1n, 10n ** 32n),
        fc.bigInt(0n, 100n),
        (reserveWei, rate, feeBps) => {
          const most = maxSwapIn({ ...pool, feeBps, tokens: [{ ...base, reserveWei }, usdc] }, { rate })
          expect(swapOut({ rate }, most, feeBps) <= reserveWei).toBe(true)
          expect(swapOut({ rate }, most + 1n, feeBps) > reserveWei).toBe(true)
        },
      ),
    )
  })
})

describe('shares', () => {
  it('are counted without a fee for the base token, and with it for others', () => {
    expect(sharesFor(pool, base, 15n * WEI)).toBe(14n * WEI)
    expect(sharesFor(pool, usdc, 15_000_000n)).toBe((14n * WEI * 999n) / 1_000n)
  })

  it('leave 1,000 to nobody in an empty pool', () => {
    const empty = { ...pool, totalShares: 0n, totalValueWei: 0n }
    expect(sharesFor(empty, base, 5_000n)).toBe(4_000n)
    expect(sharesFor(empty, base, 1_000n)).toBe(0n)
    expect(amountsFor(empty, 1n)).toEqual([0n, 0n])
    expect(shareBps(empty, 1n)).toBe(0n)
    expect(valueOfShares(empty, 1n)).toBe(0n)
  })

  it('are paid out as a part of every reserve', () => {
    expect(amountsFor(pool, 140n * WEI)).toEqual([100n * WEI, 50n * 10n ** 6n])
    expect(shareBps(pool, 140n * WEI)).toBe(1_000n)
  })

  it('never pay more than was added', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 24n), (amountWei) => {
        const shares = sharesFor(pool, base, amountWei)
        const after: SwapPool = {
          ...pool,
          totalShares: pool.totalShares + shares,
          totalValueWei: pool.totalValueWei + amountWei,
          tokens: [{ ...base, reserveWei: base.reserveWei + amountWei }, usdc],
        }
        const [baseWei = 0n, usdcWei = 0n] = amountsFor(after, shares)
        expect(baseWei + usdcWei * 10n ** 12n <= amountWei).toBe(true)
      }),
    )
  })
})
