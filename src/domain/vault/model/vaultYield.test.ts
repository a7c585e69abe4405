import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { timestampLendingGrowth } from './growth'
import {
  deprecatedYield,
  farmYield,
  ferroYield,
  lendingYield,
  projectedGain,
  stakingYield,
  staticYield,
  withExtraRewards,
} from './vaultYield'

const reward = (rewardToken: string, apr?: string) => ({
  rewardToken,
  apr: apr === undefined ? undefined : new Decimal(apr),
})
const apyOf = (value: { readonly apy: Decimal | undefined }) => value.apy?.toFixed(12)

describe('farmYield and ferroYield', () => {
  it('add up priced rewards and list the others', () => {
    const both = farmYield([reward('VVS', '0.6'), reward('FUL', '0.4'), reward('NEW')])
    expect(apyOf(both)).toBe(apyOf(farmYield([reward('VVS', '1')])))
    expect(both.parts.map(({ rate }) => rate?.toFixed())).toEqual(['0.6', '0.4', undefined])
  })

  it('are unknown, not 0, without any price', () => {
    expect(farmYield([reward('NEW')]).apy).toBeUndefined()
    expect(farmYield([]).apy).toBeUndefined()
    expect(projectedGain(farmYield([reward('NEW')]), 30)).toBeUndefined()
  })

  it("scale Ferro's APR by 0.64", () => {
    expect(apyOf(ferroYield([reward('FER', '0.5')]))).toBe(
      stakingYield(new Decimal('0.32')).apy?.div('0.8').toFixed(12),
    )
  })
})

describe('staticYield', () => {
  it('keeps the rate', () => {
    expect(staticYield({ apy: 1.89 })).toMatchObject({ apy: new Decimal('0.0189') })
    expect(staticYield({ apy: 1.89 }).isApr).toBeUndefined()
    expect(staticYield({ apr: 0.01 })).toMatchObject({ apy: new Decimal('0.0001'), isApr: true })
  })
})

describe('withExtraRewards', () => {
  const lent = lendingYield('supplyRatePerTimestamp', timestampLendingGrowth(1_000_000_000n))

  it('adds TONIC in basis points and a bonus in per cent', () => {
    const yielded = withExtraRewards(lent, { tonicApy: 300, claimToken: 'TONIC', boostApr: 17.33 })
    expect(yielded.apy?.minus(lent.apy ?? 0).toFixed()).toBe('0.2033')
    expect(yielded.parts.slice(1)).toMatchObject([{ source: 'extra', rewardToken: 'TONIC' }, { source: 'boost' }])
  })

  it('adds nothing without extra rewards', () => {
    expect(withExtraRewards(lent, { tonicApy: 0, claimToken: 'TONIC' })).toBe(lent)
    expect(withExtraRewards(lent, {})).toBe(lent)
  })

  it('keeps an unknown yield unknown', () => {
    expect(withExtraRewards(farmYield([reward('NEW')]), { boostApr: 17.33 }).apy).toBeUndefined()
  })
})

describe('projectedGain', () => {
  it.each([
    ['a farm', farmYield([reward('VVS', '0.4')])],
    ['Ferro', ferroYield([reward('FER', '0.4')])],
    ['a static rate', staticYield({ apy: 1.89 })],
    ['an ended vault', deprecatedYield],
  ])('of a year is the APY (%s)', (_, vaultYield) => {
    expect(projectedGain(vaultYield, 365)?.toFixed(30)).toBe(vaultYield.apy?.toFixed(30))
  })

  it('excludes rewards in other tokens', () => {
    const farm = farmYield([reward('VVS', '0.4')])
    for (const days of [1, 365]) {
      expect(
        projectedGain(withExtraRewards(farm, { tonicApy: 300, claimToken: 'TONIC', boostApr: 17.33 }), days),
      ).toEqual(projectedGain(farm, days))
    }
  })

  it('of a day is the daily rate', () => {
    expect(projectedGain(farmYield([reward('VVS', '0.365')]), 1)?.toFixed()).toBe('0.0008')
    expect(projectedGain(staticYield({ apr: 36.5 }), 1)?.toFixed()).toBe('0.001')
  })
})
