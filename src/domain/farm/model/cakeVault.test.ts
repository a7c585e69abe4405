import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { cakeVaultApy, harvestSplit, recentProfit, shareValue, withdrawalOf } from './cakeVault'

const E18 = 10n ** 18n
const fees = { performanceFee: 200n, callFee: 25n }

describe('harvestSplit', () => {
  it('pays the caller 0.25 % and the treasury 2 %', () => {
    expect(harvestSplit(100n * E18, fees)).toEqual({
      bounty: E18 / 4n,
      fee: 2n * E18,
      compounded: 97n * E18 + (3n * E18) / 4n,
    })
  })

  it('leaves rounding to the depositors', () => {
    expect(harvestSplit(399n, fees)).toEqual({ bounty: 0n, fee: 7n, compounded: 392n })
    expect(harvestSplit(0n, fees)).toEqual({ bounty: 0n, fee: 0n, compounded: 0n })
  })
})

describe('shares', () => {
  it('are worth their price, rounded down', () => {
    expect(shareValue(3n * E18, (15n * E18) / 10n)).toBe((45n * E18) / 10n)
    expect(shareValue(1n, E18 * 2n - 1n)).toBe(1n)
  })

  it('have the profit since the last action, or the loss', () => {
    expect(recentProfit(2n * E18, 2n * E18, 3n * E18)).toBe(E18)
    expect(recentProfit(E18, E18, E18 + 1n)).toBe(-1n)
  })
})

describe('withdrawalOf', () => {
  const terms = { pricePerFullShare: 2n * E18, withdrawFee: 10n, feePeriodSec: 259_200n, lastDepositedSec: 1_000n }

  it('takes the fee until the period has passed', () => {
    const paid = { amount: 1_000n * E18, fee: E18, received: 999n * E18, freeFromSec: 260_200n }
    expect(withdrawalOf(500n * E18, terms, 260_199n)).toEqual(paid)
    expect(withdrawalOf(500n * E18, terms, 260_200n)).toEqual({ ...paid, fee: 0n, received: 1_000n * E18 })
  })
})

describe('cakeVaultApy', () => {
  it('compounds what fees leave', () => {
    // (1 + 0.6 x 0.9775 / 1,825,000) ^ 1,825,000 - 1
    expect(cakeVaultApy(new Decimal('0.6'), fees, 5_000).times(100).toFixed(2)).toBe('79.77')
    expect(cakeVaultApy(new Decimal('0.6'), { performanceFee: 0n, callFee: 0n }, 1).times(100).toFixed(2)).toBe('82.12')
    expect(cakeVaultApy(new Decimal(0), fees, 1).toFixed()).toBe('0')
  })
})
