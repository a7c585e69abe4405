import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal'
import { gainedWei, gainOfRate } from './roi'
import { stakeToEarn } from './roiTarget'

const free = () => 0n
/** In basis points, rounded up. */
const feeOf = (bps: bigint) => (amountWei: bigint) => (amountWei * bps + 9_999n) / 10_000n
const PER_DAY = new Decimal('0.001')

describe('stakeToEarn', () => {
  // A target of 100 USDC in base units: 10^8 / (1.001^365 − 1) and 10^8 / 0.365 in exact fractions, rounded up.
  it.each([
    ['compounded each day', gainOfRate(PER_DAY, 365, 1), 227_142_991n],
    ['never compounded', gainOfRate(PER_DAY, 365, 'never'), 273_972_603n],
  ])('is the least stake that earns the target, %s', (_name, gain, expected) => {
    const stake = stakeToEarn(100_000_000n, free, gain)
    expect(stake).toBe(expected)
    expect(gainedWei(expected, 0n, gain)).toBeGreaterThanOrEqual(100_000_000n)
    expect(gainedWei(expected - 1n, 0n, gain)).toBeLessThan(100_000_000n)
  })

  it('is exact where the division is', () => {
    expect(stakeToEarn(50n, free, new Decimal('0.5'))).toBe(100n)
    expect(stakeToEarn(51n, free, new Decimal('0.5'))).toBe(102n)
    expect(stakeToEarn(1n, free, new Decimal('1e-18'))).toBe(10n ** 18n)
    expect(stakeToEarn(0n, free, new Decimal(0))).toBe(0n)
  })

  it('also earns a deposit fee back', () => {
    const fee = feeOf(100n)
    // 998 less 10 earns 50 % of 988, less the 10: 484. 997 also pays 10, and earns 483.5.
    expect(stakeToEarn(484n, fee, new Decimal('0.5'))).toBe(998n)
    expect(gainedWei(998n, fee(998n), new Decimal('0.5'))).toBe(484n)
    expect(gainedWei(997n, fee(997n), new Decimal('0.5'))).toBe(483n)
  })

  it('is nothing where no stake earns so much', () => {
    expect(stakeToEarn(1n, free, new Decimal(0))).toBeUndefined()
    // The fee of 1 % takes more than the gain of 1 % of what is left.
    expect(stakeToEarn(1n, feeOf(100n), new Decimal('0.01'))).toBeUndefined()
    expect(stakeToEarn(10n ** 70n, free, new Decimal('1e-18'))).toBeUndefined()
  })
})
