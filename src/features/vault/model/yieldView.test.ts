import { describe, expect, it } from 'vitest'
import { yieldBreakdown } from '@/domain/vault/model/breakdown'
import { deprecatedYield, farmYield, staticYield, withExtraRewards } from '@/domain/vault/model/vaultYield'
import type { VaultTerms } from '@/domain/vault/reads'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { arcParts, yieldView } from './yieldView'

const terms: VaultTerms = {
  depositFeeBps: 100n,
  performanceFeeBps: 2_000n,
  lastCompoundSec: 0n,
  strategy: addressOf('b'),
  sharePrice: new Decimal(1),
}
const farm = farmYield([
  { rewardToken: 'VVS', apr: new Decimal('0.365') },
  { rewardToken: 'FUL', apr: undefined },
])
const boosted = withExtraRewards(farm, { boostApr: 17.33 })

describe('yieldView', () => {
  it('lists each reward, with and without a price, the fee, compounding, and the first year', () => {
    expect(yieldView({ vaultYield: ready(farm), terms: ready(terms) }, 'en-US')).toMatchObject({
      lines: [
        { name: 'farm', rewardToken: 'VVS', rate: { text: '36.50' } },
        { name: 'farm', rewardToken: 'FUL', rate: { status: 'unpriced' } },
        { name: 'performanceFee', rate: { text: '−7.30' } },
        { name: 'compounding', rate: { text: '6.02' } },
      ],
      apy: { text: '35.22' },
      // 1.352201 x 0.99 - 1.
      firstYear: { text: '33.87' },
      fees: { deposit: { text: '1' }, performance: { text: '20' } },
    })
  })

  it('has no first year without a deposit fee, and no fees before there is a vault', () => {
    expect(
      yieldView({ vaultYield: ready(farm), terms: ready({ ...terms, depositFeeBps: 0n }) }, 'en-US').firstYear,
    ).toBeUndefined()
    expect(yieldView({ vaultYield: ready(farm), terms: undefined }, 'en-US').fees).toBeUndefined()
  })

  it('shows what loads and what failed as that, never as 0', () => {
    expect(yieldView({ vaultYield: LOADING, terms: LOADING }, 'en-US')).toMatchObject({
      lines: [],
      arc: [],
      apy: { status: 'loading' },
    })
    const failed = { status: 'failed', retry: () => undefined } as const
    expect(yieldView({ vaultYield: failed, terms: failed }, 'en-US')).toMatchObject({
      apy: { status: 'failed' },
      fees: { deposit: { status: 'failed' } },
    })
  })
})

describe('arcParts', () => {
  it('fills the arc from end to end, what fees take at its end', () => {
    const arc = arcParts(yieldBreakdown(boosted))
    expect(arc.map(({ mark, isTaken }) => [mark, isTaken])).toEqual([
      [1, false],
      [4, false],
      [5, false],
      [3, true],
    ])
    expect(arc[0]?.from).toBe(0)
    expect(arc.at(-1)?.to).toBeCloseTo(1, 12)
    for (const [index, { from }] of arc.entries()) expect(from).toBe(index === 0 ? 0 : arc[index - 1]?.to)
    // 29.2 of 36.5 + 6.02 + 17.33.
    expect(arc[0]?.to).toBeCloseTo(0.292 / (0.365 + 0.060201 + 0.1733), 5)
  })

  it('is nothing where nothing comes in', () => {
    expect(arcParts(yieldBreakdown(deprecatedYield))).toEqual([])
    expect(arcParts(yieldBreakdown(staticYield({ apy: 0 })))).toEqual([])
  })
})
