import { describe, expect, it } from 'vitest'
import type { CakeVaultTerms } from '@/domain/farm/cakeVaultReads'
import type { PoolApr } from '@/domain/farm/model/poolState'
import { E18, manualPool, testOwn, testPoolReads, testStakingPool } from '@/domain/farm/testing/pools'
import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { testAutoVault } from '../testing/autoVault'
import { autoVaultRoiTerms, poolRoiTerms } from './poolRoi'

const apr = ready(new Decimal('0.365'))
const without: readonly Loadable<PoolApr>[] = [LOADING, ready('noStake'), ready('soon'), ready(new Decimal(0))]

describe('poolRoiTerms', () => {
  it('of a pool that pays another token are its value, without compounding', () => {
    const terms = poolRoiTerms(testStakingPool(), testPoolReads(), apr)
    expect(terms).toMatchObject({ symbol: 'DIAL', decimals: 18, isCompounding: false, paidIn: 'USDC' })
    expect(terms?.gain(10, 'never').toFixed()).toBe('0.01')
  })

  it('of the manual pool can be compounded', () => {
    const terms = poolRoiTerms(manualPool, testPoolReads(), apr)
    expect(terms).toMatchObject({ isCompounding: true, paidIn: undefined })
    // 1.001^2 - 1
    expect(terms?.gain(2, 1).toFixed()).toBe('0.002001')
  })

  it('start from what is staked and what can be', () => {
    // 100 in the wallet and 10 staked.
    expect(poolRoiTerms(manualPool, testPoolReads(), apr)?.balanceWei).toBe(110n * E18)
    const unread = testPoolReads({ own: testOwn({ staked: LOADING }) })
    expect(poolRoiTerms(manualPool, unread, apr)?.balanceWei).toBeUndefined()
    expect(poolRoiTerms(manualPool, testPoolReads({ own: undefined }), apr)?.balanceWei).toBeUndefined()
  })

  it('are undefined where the pool pays nothing, and while its APR is unknown', () => {
    for (const rate of without) expect(poolRoiTerms(manualPool, testPoolReads(), rate)).toBeUndefined()
  })
})

describe('autoVaultRoiTerms', () => {
  const vault: CakeVaultTerms = {
    totalShares: 100n * E18,
    totalAssets: 150n * E18,
    pricePerFullShare: (15n * E18) / 10n,
    performanceFee: 200n,
    callFee: 25n,
    withdrawFee: 10n,
    feePeriodSec: 259_200n,
    isPaused: false,
  }
  const user = ready({ shares: 4n * E18, lastDepositedSec: 0n, valueAtLastAction: 5n * E18 })
  const reads = { terms: ready(vault), user }

  it('compound what the fees leave 24 times a day', () => {
    const terms = autoVaultRoiTerms(testAutoVault, reads, testPoolReads(), apr)
    expect(terms).toMatchObject({ symbol: 'DIAL', isCompounding: false, rate: { compoundsPerDay: 24 } })
    expect(terms?.rate?.kept.toFixed()).toBe('0.9775')
    // (1 + 0.001 x 0.9775 / 24)^24 - 1
    expect(terms?.gain(1, 'never').toFixed(9)).toBe('0.000977958')
    // 100 in the wallet, and 4 shares of 1.5.
    expect(terms?.balanceWei).toBe(106n * E18)
  })

  it('are undefined while the vault is paused, without an APR, and while the fees are unknown', () => {
    const paused = { ...reads, terms: ready({ ...vault, isPaused: true }) }
    expect(autoVaultRoiTerms(testAutoVault, paused, testPoolReads(), apr)).toBeUndefined()
    expect(autoVaultRoiTerms(testAutoVault, { ...reads, terms: LOADING }, testPoolReads(), apr)).toBeUndefined()
    for (const rate of without) expect(autoVaultRoiTerms(testAutoVault, reads, testPoolReads(), rate)).toBeUndefined()
  })
})
