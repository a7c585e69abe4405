import { describe, expect, it } from 'vitest'
import type { VaultTerms } from '@/domain/vault/reads'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { infoView } from './infoView'

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
      sharePrice: { status: 'ready', text: '1.02346', full: '1.0234567891 CRO' },
    })
  })

  it('has no share price before there are shares', () => {
    expect(infoView({ vaultYield, liquidity, terms: undefined }, 'CRO', 'en-US').sharePrice.status).toBe('unpriced')
    expect(
      infoView({ vaultYield, liquidity, terms: ready({ ...terms, sharePrice: undefined }) }, 'CRO', 'en-US').sharePrice
        .status,
    ).toBe('unpriced')
    expect(infoView({ vaultYield, liquidity, terms: LOADING }, 'CRO', 'en-US').sharePrice.status).toBe('loading')
  })
})

describe('the word for the yield', () => {
  it('is APR where nothing is compounded', () => {
    const apr = ready({ apy: new Decimal('0.01'), isApr: true, parts: [] } as const)
    expect(infoView({ vaultYield: apr, liquidity, terms: undefined }, 'CRO', 'en-US').isApr).toBe(true)
    expect(infoView({ vaultYield, liquidity, terms: undefined }, 'CRO', 'en-US').isApr).toBe(false)
  })
})
