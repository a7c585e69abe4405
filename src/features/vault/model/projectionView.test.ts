import { describe, expect, it, vi } from 'vitest'
import type { ExtraReward } from '@/domain/vault/model/extraRewards'
import { farmYield, staticYield, withExtraRewards } from '@/domain/vault/model/vaultYield'
import type { VaultTerms } from '@/domain/vault/reads'
import { testVault } from '@/domain/vault/testing/vaults'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { amountWorth, type ProjectionReads, projectionView, roiTerms } from './projectionView'

const terms: VaultTerms = {
  depositFeeBps: 0n,
  performanceFeeBps: 0n,
  lastCompoundSec: 0n,
  strategy: addressOf('9'),
  sharePrice: undefined,
}
const tonic: ExtraReward = { symbol: 'TONIC', decimals: 18, apr: new Decimal('0.365'), price: new Decimal('0.001') }
const reads: ProjectionReads = {
  vault: testVault({ underlyingFriendlyName: 'USDC' }, { underlyingDecimals: 6 }),
  reads: {
    vaultYield: ready(withExtraRewards(staticYield({ apr: 73 }), { tonicApy: 3650, claimToken: 'TONIC' })),
    liquidity: ready({ wei: 10_000_000n, usd: new Decimal(20) }),
  },
  terms: ready(terms),
  extraRewards: ready([tonic]),
  amountWei: 1_000_000_000n,
}
const dayOf = (change: Partial<ProjectionReads> = {}) => projectionView({ ...reads, ...change }, 'en-US')?.lines[0]

describe('amountWorth', () => {
  const worthOf = (amountWei: bigint, liquidity = reads.reads.liquidity) =>
    amountWorth(reads.vault, { liquidity }, amountWei)?.toFixed()

  it('prices an amount by what the vault holds', () => {
    expect(worthOf(1_500_000n)).toBe('3')
  })

  it('is nothing for no amount and without a price', () => {
    expect(worthOf(0n)).toBeUndefined()
    expect(worthOf(1n, LOADING)).toBeUndefined()
    expect(worthOf(1n, ready({ wei: 5n, usd: undefined }))).toBeUndefined()
    expect(worthOf(1n, ready({ wei: 0n, usd: new Decimal(0) }))).toBeUndefined()
  })
})

describe('roiTerms', () => {
  const roiReads = { ...reads, balance: LOADING }
  const gainIn = (days: number) => roiTerms(roiReads)?.gain(days, 1).toFixed()

  it('gives the rate in the own token, without what is paid beside the vault', () => {
    expect(roiTerms(roiReads)).toMatchObject({ symbol: 'USDC', decimals: 6, isCompounding: false })
    expect(gainIn(1)).toBe('0.002')
    expect(roiTerms({ ...roiReads, terms: ready({ ...terms, depositFeeBps: 10n }) })?.feeOf(10_001n)).toBe(11n)
  })

  it('gives the rate and the kept part behind the gain, and what can be deposited', () => {
    const compounded = {
      ...reads.reads,
      vaultYield: ready(farmYield([{ rewardToken: 'VVS', apr: new Decimal('0.73') }])),
    }
    const given = roiTerms({ ...roiReads, reads: compounded, balance: ready(7n) })
    expect(given).toMatchObject({ isCompounding: true, balanceWei: 7n })
    expect(given?.rate?.ratePerDay.toFixed()).toBe('0.002')
    expect(given?.rate?.kept.toFixed()).toBe('0.8')
    // A day: 0.2 % less the performance fee of 20 %.
    expect(given?.gain(1, 1).toFixed()).toBe('0.0016')
    expect(roiTerms(roiReads)).toMatchObject({ rate: undefined, balanceWei: undefined })
  })

  it('is nothing while no rate is known', () => {
    expect(roiTerms({ ...roiReads, terms: LOADING })).toBeUndefined()
    const unpriced = { ...reads.reads, vaultYield: ready(farmYield([{ rewardToken: 'NEW', apr: undefined }])) }
    expect(roiTerms({ ...roiReads, reads: unpriced })).toBeUndefined()
  })
})

describe('projectionView', () => {
  it('tells each token on its own: nothing that comes in TONIC counts as USDC', () => {
    // 1,000 USDC of 2 dollars: 0.2 % a day in USDC, 0.1 % in TONIC of 0.001 dollars.
    expect(dayOf()).toMatchObject({
      days: 1,
      gain: { text: '2', unit: 'USDC' },
      usd: { text: '$4.00' },
      extras: [{ symbol: 'TONIC', gain: { text: '2,000', unit: 'TONIC' }, usd: { text: '$2.00' } }],
    })
  })

  it('tells the dollars of what has no price itself, and nothing where the deposit has none', () => {
    expect(dayOf({ extraRewards: ready([{ ...tonic, price: undefined }]) })?.extras).toMatchObject([
      { gain: { status: 'unpriced' }, usd: { text: '$2.00' } },
    ])
    const unpriced = { ...reads.reads, liquidity: ready({ wei: 10_000_000n, usd: undefined }) }
    expect(dayOf({ reads: unpriced })).toMatchObject({
      gain: { text: '2' },
      usd: { status: 'unpriced' },
      extras: [{ usd: { status: 'unpriced' } }],
    })
  })

  it('reads a price that failed again, and nothing that did not fail', () => {
    const retry = vi.fn()
    const day = dayOf({ reads: { ...reads.reads, liquidity: { status: 'failed', retry } } })
    expect(day).toMatchObject({
      gain: { text: '2' },
      usd: { status: 'failed' },
      extras: [{ usd: { status: 'failed' } }],
    })
    if (day?.usd.status === 'failed') day.usd.retry()
    expect(retry).toHaveBeenCalledOnce()
  })

  it('waits for the rate of the extra rewards without holding back the rest', () => {
    expect(dayOf({ extraRewards: LOADING })).toMatchObject({ gain: { text: '2' }, extras: [] })
  })
})
