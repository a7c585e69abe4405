import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { apyFromApr, blockLendingApy, farmVaultApy, firstYearYield, timestampLendingApy } from './apy'
import { SPECIFIED_BLOCKS_PER_DAY } from './blockPace'

// Expected values: Python's decimal module with 120 digits.
describe('yields of known rates', () => {
  it('compounds 365 times a year', () => {
    expect(apyFromApr(new Decimal(1)).toFixed(20)).toBe('1.71456748202187430319')
    expect(apyFromApr(new Decimal('0.12')).toFixed(20)).toBe('0.12747461563840260079')
    expect(apyFromApr(new Decimal(0)).toFixed()).toBe('0')
  })

  it('keeps 0.8 of a farm vault', () => {
    expect(farmVaultApy(new Decimal(1)).toFixed(20)).toBe('1.37165398561749944256')
  })

  it('takes 14400 blocks a day and a 2 percent haircut for a rate per block', () => {
    expect(blockLendingApy(2_000_000_000n, SPECIFIED_BLOCKS_PER_DAY).toFixed(20)).toBe('0.01035594636789014634')
  })

  it('takes 86400 seconds a day and no haircut for a rate per second', () => {
    expect(timestampLendingApy(1_000_000_000n).toFixed(20)).toBe('0.03203712239279479695')
  })

  it('takes the deposit fee off the first year', () => {
    expect(firstYearYield(new Decimal('0.1'), 100n).toFixed()).toBe('0.089')
    expect(firstYearYield(new Decimal('0.001'), 100n).isNegative()).toBe(true)
    expect(firstYearYield(new Decimal('0.1'), 0n).toFixed()).toBe('0.1')
  })
})

describe('yields of any rate', () => {
  const rate = fc.bigInt({ min: 0n, max: 10n ** 30n })

  it('are numbers', () => {
    fc.assert(
      fc.property(rate, (value) => {
        for (const apy of [
          blockLendingApy(value, SPECIFIED_BLOCKS_PER_DAY),
          timestampLendingApy(value),
          farmVaultApy(new Decimal(value.toString())),
        ]) {
          expect(apy.isFinite()).toBe(true)
          expect(apy.isNegative()).toBe(false)
        }
      }),
    )
  })

  it('grow with the rate', () => {
    fc.assert(
      fc.property(rate, fc.bigInt({ min: 1n, max: 10n ** 24n }), (low, more) => {
        const high = low + more
        expect(timestampLendingApy(high).gt(timestampLendingApy(low))).toBe(true)
        expect(blockLendingApy(high, SPECIFIED_BLOCKS_PER_DAY).gt(blockLendingApy(low, SPECIFIED_BLOCKS_PER_DAY))).toBe(true)
        expect(farmVaultApy(new Decimal(high.toString())).gt(farmVaultApy(new Decimal(low.toString())))).toBe(true)
      }),
    )
  })
})
