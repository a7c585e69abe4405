import { describe, expect, it } from 'vitest'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { testVault } from '@/domain/vault/testing/vaults'
import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { type EarnFormats, type EarnReads, earnCard, groupBySection, oldVaultCard } from './earnCard'

const formats: EarnFormats = {
  rate: (rate) => ({ text: rate.times(100).toFixed(), full: rate.toFixed(), unit: '%' }),
  usd: (usd) => ({ text: usd.toFixed(), full: usd.toFixed() }),
  compactUsd: (usd) => ({ text: usd.toFixed(), full: usd.toFixed() }),
}
const reads: EarnReads & { readonly earned: Loadable<ValuedAmount> | undefined } = {
  vaultYield: ready({ apy: new Decimal('0.25'), parts: [] }),
  liquidity: ready({ wei: 9n, usd: new Decimal(90) }),
  deposited: ready({ wei: 1n, usd: new Decimal(10) }),
  earned: ready({ wei: 1n, usd: new Decimal(1) }),
}
const failed = { status: 'failed', retry: () => undefined } as const
const card = (change: Partial<typeof reads> = {}, definition = testVault()) => {
  const { earned, ...own } = { ...reads, ...change }
  return earnCard(definition, { reads: own, earned }, formats)
}

describe('earnCard', () => {
  it('shows APY, TVL and the deposit', () => {
    expect(card()).toMatchObject({
      hasBalance: true,
      content: {
        apy: { status: 'ready', text: '25', unit: '%' },
        tvl: { status: 'ready', text: '90' },
        deposited: { status: 'ready', text: '10' },
        earned: { status: 'ready', text: '1' },
      },
    })
  })

  it('knows the share token whose history is indexed', () => {
    const indexed = { shareToken: `0x${'1'.repeat(40)}` } as const
    expect(earnCard(testVault(), { reads, earned: undefined, indexed }, formats).content).toMatchObject({ indexed })
    expect(card().content).not.toHaveProperty('indexed')
  })

  it('says loading and failed of the figure that is so, and never 0', () => {
    expect(card({ vaultYield: LOADING }).content).toMatchObject({
      apy: { status: 'loading' },
      tvl: { status: 'ready' },
    })
    expect(card({ vaultYield: failed }).content).toMatchObject({ apy: { status: 'failed' }, tvl: { status: 'ready' } })
    expect(card({ vaultYield: ready({ apy: undefined, parts: [] }) }).content).toMatchObject({
      apy: { status: 'unpriced' },
    })
    expect(card({ liquidity: ready({ wei: 9n, usd: undefined }) }).content).toMatchObject({
      tvl: { status: 'unpriced' },
    })
  })

  it('works out and writes its figures once, when they are looked at', () => {
    let written = 0
    const count = (usd: Decimal) => ({ text: `${(written += 1)}`, full: usd.toFixed() })
    const counting: EarnFormats = { ...formats, usd: count, compactUsd: count }
    const late = earnCard(testVault(), { reads, earned: undefined }, counting)
    expect(written).toBe(0)
    expect(late.content).toBe(late.content)
    expect(written).toBe(2)
  })

  it('marks a balance only where there is one', () => {
    expect(card({ deposited: undefined })).toMatchObject({ hasBalance: false, content: { deposited: 'disconnected' } })
    expect(card({ deposited: ready({ wei: 0n, usd: new Decimal(0) }) })).toMatchObject({
      hasBalance: false,
      content: { deposited: 'none' },
    })
    expect(card({ deposited: failed })).toMatchObject({
      hasBalance: false,
      content: { deposited: { status: 'failed' } },
    })
  })

  it('says what was earned only where there is a deposit', () => {
    expect(card({ earned: undefined }).content).toMatchObject({ earned: 'none' })
    expect(card({ earned: undefined, deposited: undefined }).content).toMatchObject({ earned: 'disconnected' })
    expect(card({ earned: failed }).content).toMatchObject({ earned: { status: 'failed' }, deposited: { text: '10' } })
  })

  it('shows the yield of a vault that is not on this network itself', () => {
    const observed = { parts: ['vault'], observed: ready({ apy: new Decimal('0.25'), parts: [] }) } as const
    expect(earnCard(testVault(), observed, formats)).toMatchObject({
      hasBalance: false,
      content: { status: 'missing', parts: ['vault'], apy: { text: '25', unit: '%' } },
    })
  })

  it('says what a network lacks', () => {
    expect(earnCard(testVault(), { parts: ['vault'] }, formats).content).toEqual({
      status: 'missing',
      parts: ['vault'],
    })
  })
})

describe('oldVaultCard', () => {
  it('is there only for an account that has something in the old vault', () => {
    expect(oldVaultCard(testVault(), LOADING, formats)).toBeUndefined()
    expect(oldVaultCard(testVault(), ready({ wei: 0n, usd: new Decimal(0) }), formats)).toBeUndefined()
    expect(oldVaultCard(testVault(), ready({ wei: 1n, usd: new Decimal(3) }), formats)).toMatchObject({
      section: 'migrate',
      content: { status: 'old', balance: { text: '3' } },
    })
  })
})

describe('groupBySection', () => {
  it('keeps the order of the list: old, newest, single, LP, deprecated', () => {
    const old = oldVaultCard(testVault(), ready({ wei: 1n, usd: new Decimal(3) }), formats)
    if (old === undefined) throw new Error('no card')
    const cards = [
      card({}, testVault({ isDeprecated: true, isNew: true })),
      card({}, testVault({ group: 'lp' })),
      card({}, testVault({ group: 'single' })),
      card({}, testVault({ isNew: true })),
      old,
    ]
    expect(groupBySection(cards).map(({ section }) => section)).toEqual([
      'migrate',
      'newest',
      'single',
      'lp',
      'deprecated',
    ])
    expect(groupBySection(cards).map(({ rowsAbove }) => rowsAbove)).toEqual([0, 1, 2, 3, 4])
    expect(groupBySection(cards.slice(1, 2)).map(({ section }) => section)).toEqual(['lp'])
  })
})
