import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import {
  cakeVaultApy,
  cakeVaultRate,
  HARVESTS_PER_DAY,
  harvestSplit,
  recentProfit,
  shareValue,
  withdrawalOf,
} from './cakeVault'

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
    expect(recentProfit(2n * E18, E18, 3n * E18)).toBe(-E18)
  })

  it('have no loss from the rounding of their price', () => {
    // 5 shares at a third more than 1 are worth 6.66…6665 by the rounded price, and 6.66…6666 by the contract.
    const price = (4n * E18) / 3n
    expect(shareValue(5n * E18, price)).toBe(6_666_666_666_666_666_665n)
    expect(recentProfit(5n * E18, price, 6_666_666_666_666_666_666n)).toBe(0n)
    expect(recentProfit(5n * E18, price, 6_666_666_666_666_666_672n)).toBe(-7n)
  })
})

describe('bounty and fees', () => {
  // By hand: pending rewards in base units, fees in basis points, and who gets what.
  it.each<[bigint, bigint, bigint, bigint, bigint, bigint]>([
    [1_350n * E18, 25n, 200n, 3_375_000_000_000_000_000n, 27n * E18, 1_319_625_000_000_000_000_000n],
    [123_456_789n, 25n, 200n, 308_641n, 2_469_135n, 120_679_013n],
    [1n, 25n, 200n, 0n, 0n, 1n],
    [40_000n, 1n, 1n, 4n, 4n, 39_992n],
    [10n * E18, 100n, 500n, E18 / 10n, E18 / 2n, (94n * E18) / 10n],
    [10n * E18, 0n, 0n, 0n, 0n, 10n * E18],
  ])('of %d pending at %d and %d basis points', (pending, callFee, performanceFee, bounty, fee, compounded) => {
    expect(harvestSplit(pending, { callFee, performanceFee })).toEqual({ bounty, fee, compounded })
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

describe('cakeVaultRate', () => {
  const vault = { ...fees, isPaused: false }

  it('compounds the APR, which a paused vault does not', () => {
    const apr = new Decimal('0.6')
    expect(cakeVaultRate(apr, vault)).toEqual(cakeVaultApy(apr, fees, HARVESTS_PER_DAY))
    expect(cakeVaultRate(apr, { ...vault, isPaused: true })).toEqual(new Decimal(0))
  })

  it('is absent for the reason that the APR is', () => {
    expect(cakeVaultRate('noStake', vault)).toBe('noStake')
    expect(cakeVaultRate('unpriced', { ...vault, isPaused: true })).toBe('unpriced')
  })
})
