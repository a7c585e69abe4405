import { describe, expect, it } from 'vitest'
import type { VaultTerms } from '@/domain/vault/reads'
import { addressOf } from '@/domain/vault/testVaults'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { infoView, yieldView } from './infoView'

const terms: VaultTerms = {
  depositFeeBps: 100n,
  performanceFeeBps: 2_000n,
  lastCompoundSec: 0n,
  strategy: addressOf('b'),
  sharePrice: new Decimal('1.0234567891'),
}
const vaultYield = ready({
  apy: new Decimal('0.1'),
  parts: [
    { source: 'farm', rewardToken: 'VVS', rate: new Decimal('0.12') },
    { source: 'farm', rewardToken: 'FUL', rate: undefined },
  ],
} as const)
const liquidity = ready({ wei: 1n, usd: undefined })

describe('infoView', () => {
  it('writes each number, and gives none where there is no price', () => {
    expect(infoView({ vaultYield, liquidity, terms: ready(terms) }, 'CRO', 'en-US')).toMatchObject({
      apy: { status: 'ready', text: '10.00', unit: '%' },
      tvl: { status: 'unpriced' },
      sharePrice: { status: 'ready', text: '1.02345', full: '1.0234567891 CRO' },
    })
  })

  it('has no share price before there are shares', () => {
    expect(infoView({ vaultYield, liquidity, terms: undefined }, 'CRO', 'en-US').sharePrice.status).toBe('unpriced')
    expect(infoView({ vaultYield, liquidity, terms: ready({ ...terms, sharePrice: undefined }) }, 'CRO', 'en-US').sharePrice.status).toBe('unpriced')
    expect(infoView({ vaultYield, liquidity, terms: LOADING }, 'CRO', 'en-US').sharePrice.status).toBe('loading')
  })
})

describe('yieldView', () => {
  it('lists the rewards with and without a price, what compounding makes of them, and the first year', () => {
    expect(yieldView({ vaultYield, terms: ready(terms) }, 'en-US')).toMatchObject({
      parts: [{ rewardToken: 'VVS', rate: { text: '12.00' } }, { rewardToken: 'FUL', rate: { status: 'unpriced' } }],
      compounded: { text: '10.00' },
      firstYear: { text: '8.90' },
      fees: { deposit: { text: '1' }, performance: { text: '20' } },
    })
  })

  it('has no first year without a deposit fee, and no compounding of interest', () => {
    const interest = ready({ apy: new Decimal('0.1'), parts: [{ source: 'supplyRatePerBlock', rate: new Decimal('0.1') }] } as const)
    const view = yieldView({ vaultYield: interest, terms: ready({ ...terms, depositFeeBps: 0n }) }, 'en-US')
    expect(view.firstYear).toBeUndefined()
    expect(view.compounded).toBeUndefined()
  })
})
