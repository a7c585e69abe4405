import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { yieldBreakdown } from './breakdown'
import { blockLendingGrowth } from './growth'
import {
  deprecatedYield,
  farmYield,
  ferroYield,
  lendingYield,
  staticYield,
  type VaultYield,
  withExtraRewards,
} from './vaultYield'

const apr = (percent: string) => new Decimal(percent).div(100)
const shown = (vaultYield: VaultYield) =>
  yieldBreakdown(vaultYield).map((line) => [
    line.kind === 'rate' ? (line.rewardToken ?? line.source) : line.kind,
    line.rate?.times(100).toFixed(4),
  ])
const sum = (vaultYield: VaultYield) =>
  yieldBreakdown(vaultYield).reduce((total, { rate }) => total.plus(rate ?? 0), new Decimal(0))

const yields: readonly (readonly [string, VaultYield])[] = [
  [
    'two rewards of a farm',
    farmYield([
      { rewardToken: 'VVS', apr: apr('30') },
      { rewardToken: 'LION', apr: apr('6.5') },
    ]),
  ],
  ['Ferro', ferroYield([{ rewardToken: 'FER', apr: apr('10') }])],
  ['a market', lendingYield('supplyRatePerBlock', blockLendingGrowth(10n ** 10n, new Decimal(14_400)))],
  [
    'a market and what is paid beside it',
    withExtraRewards(lendingYield('supplyRatePerBlock', blockLendingGrowth(10n ** 10n, new Decimal(14_400))), {
      tonicApy: 300,
      claimToken: 'TONIC',
    }),
  ],
  ['a listed rate', staticYield({ apr: 0.01 })],
]

describe('yieldBreakdown', () => {
  it.each(yields)('adds up to the APY: %s', (_name, vaultYield) => {
    expect(sum(vaultYield).minus(vaultYield.apy!).abs().lt('1e-30')).toBe(true)
  })

  it('splits a farm into rewards, fee and compounding', () => {
    // (1 + 0.365/365)^365 - 1 = 44.0251 %, of which 80 %: 35.2201 %; 80 % of 36.5 % is 29.2 %.
    expect(shown(yields[0]![1])).toEqual([
      ['VVS', '30.0000'],
      ['LION', '6.5000'],
      ['performanceFee', '-7.3000'],
      ['compounding', '6.0201'],
    ])
  })

  it('shows the penalty of a locked reward', () => {
    // 10 % x 0.8 x 0.8 = 6.4 %.
    expect(shown(yields[1]![1]).slice(0, 3)).toEqual([
      ['FER', '10.0000'],
      ['earlyExit', '-2.0000'],
      ['performanceFee', '-1.6000'],
    ])
  })

  it('shows a market without compounding, with its haircut', () => {
    // 1e-8 x 14,400 x 365 x 0.98 = 5.15088 %.
    expect(shown(yields[2]![1])[0]).toEqual(['supplyRatePerBlock', '5.1509'])
  })

  it('keeps a reward without a price, without a rate', () => {
    const vaultYield = farmYield([
      { rewardToken: 'VVS', apr: apr('30') },
      { rewardToken: 'NEW', apr: undefined },
    ])
    expect(shown(vaultYield)[1]).toEqual(['NEW', undefined])
    expect(shown(farmYield([{ rewardToken: 'NEW', apr: undefined }]))).toEqual([['NEW', undefined]])
  })

  it('has no component for missing parts', () => {
    expect(shown(farmYield([{ rewardToken: 'VVS', apr: apr('0') }]))).toEqual([['VVS', '0.0000']])
    expect(yieldBreakdown(deprecatedYield)).toEqual([])
  })
})
