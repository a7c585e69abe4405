import { describe, expect, it } from 'vitest'
import { farmGrowth } from '@/domain/vault/model/growth'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { type FarmVaultFacts, farmVaultView, vaultComparison } from './farmVaultView'

const failed: Loadable<never> = { status: 'failed', retry: () => undefined }
const facts: FarmVaultFacts = {
  vault: { id: 'vvs-cro-usdc', group: 'lp' },
  name: 'CRO-USDC LP vault (VVS)',
  vaultYield: ready<VaultYield>({ apy: new Decimal('0.25'), parts: [], growth: farmGrowth(new Decimal('0.365')) }),
  terms: ready({
    depositFeeBps: 10n,
    performanceFeeBps: 2_000n,
    lastCompoundSec: 0n,
    strategy: addressOf('9'),
    sharePrice: undefined,
  }),
  byHand: {
    stake: ready({ usd: new Decimal(60), isOwn: true }),
    gasUsd: ready(new Decimal('0.25')),
    rates: { monthly: ready(new Decimal('0.1')), daily: ready(new Decimal('-0.2')) },
  },
}

describe('farmVaultView', () => {
  it('has the rates side by side, and says for which stake', () => {
    expect(farmVaultView(facts, 'en-US')).toMatchObject({
      apy: { text: '25.00', unit: '%' },
      monthly: { text: '10.00' },
      daily: { text: '\u221220.00' },
      depositFee: { text: '0.1' },
      gas: { fee: '$0.25', stake: '$60.00', isOwn: true },
      isApr: false,
      isPair: true,
    })
  })

  it('has no figure for what could not be read or has no price', () => {
    const view = farmVaultView(
      {
        ...facts,
        vaultYield: failed,
        byHand: { ...facts.byHand, gasUsd: LOADING, rates: { monthly: failed, daily: ready(undefined) } },
      },
      'en-US',
    )
    expect([view.apy.status, view.monthly.status, view.daily.status]).toEqual(['failed', 'failed', 'unpriced'])
    expect(view.gas).toBeUndefined()
  })
})

describe('vaultComparison', () => {
  it('is the gain of the vault after its fees', () => {
    const comparison = vaultComparison(facts, 'This farm')
    expect(comparison).toMatchObject({ ownName: 'This farm', name: 'CRO-USDC LP vault (VVS)' })
    // 0.1 % a day, of which 80 % is kept.
    expect(comparison?.gain(1).toFixed()).toBe('0.0008')
    // 0.1 % of 10,001, rounded up.
    expect(comparison?.feeOf(10_001n)).toBe(11n)
  })

  it('is undefined while the rate or the fee is unknown', () => {
    expect(vaultComparison({ ...facts, terms: LOADING }, '')).toBeUndefined()
    expect(vaultComparison({ ...facts, vaultYield: failed }, '')).toBeUndefined()
    expect(vaultComparison({ ...facts, vaultYield: ready({ apy: undefined, parts: [] }) }, '')).toBeUndefined()
  })
})
