import { describe, expect, it } from 'vitest'
import type { IndexedPool } from '@/api/exchange/infoPools'
import { getDeployment } from '@/config/deployment'
import { addressOf } from '@/lib/testing/addresses'
import { getInfoTerms } from '../infoService'
import { decimal, deployed, indexedPool, indexedToken } from '../testing/infoRows'
import type { InfoPool } from './info'
import { comparePools, infoPool, withoutDays } from './infoPool'
import { infoTimes } from './infoTimes'

const HOUR = 3_600
const NOW = 1_000 * 86_400 + 5 * HOUR + 100
const times = infoTimes(NOW)
const hour = (hoursAgo: number, usd: number | undefined, transactions = 1) => ({
  startSec: times.hourSec - hoursAgo * HOUR,
  volumeUsd: usd === undefined ? undefined : decimal(usd),
  transactions,
})
const rowOf = (changed: Partial<IndexedPool> = {}, terms: { readonly croPrice?: undefined } = {}): InfoPool =>
  infoPool(indexedPool(changed), {
    network: getDeployment(),
    isBase: getInfoTerms().isBase,
    croPrice: decimal('0.1'),
    times,
    feeRate: decimal('0.003'),
    week: () => decimal(700),
    ...terms,
  })

describe('a pool', () => {
  it('has the volume of the current hour and the 23 before, its fees, and their APR', () => {
    const row = rowOf({ hours: [hour(0, 10), hour(23, 90, 3), hour(24, 1_000)] })
    expect([row.volume24h.usd?.toFixed(), row.volume24h.cro?.toFixed(), row.transactions24h]).toEqual([
      '100',
      '1000',
      4,
    ])
    expect([row.fees24h.usd?.toFixed(), row.fees24h.cro?.toFixed()]).toEqual(['0.3', '3'])
    // 0.3 dollars a day on 40,000.
    expect(row.feeApr?.toFixed()).toBe('0.0027375')
    expect([row.liquidity.cro?.toFixed(), row.liquidity.usd?.toFixed()]).toEqual(['400000', '40000'])
    expect([row.liquidityChange?.toFixed(), row.volume7d.cro?.toFixed(), row.doubts]).toEqual(['0.25', '7000', []])
  })

  it('compares the last 24 complete hours with the 24 before', () => {
    const hours = [hour(0, 1_000), hour(1, 20), hour(24, 10), hour(25, 15), hour(48, 5), hour(49, 1_000)]
    expect(rowOf({ hours }).volumeChange?.toFixed()).toBe('0.5')
  })

  it('has no change without a history, which is not 0', () => {
    expect(rowOf({ reserveUsdBefore: undefined }).liquidityChange).toBeUndefined()
    expect(rowOf({ hours: [hour(1, 20)] }).volumeChange).toBeUndefined()
    const young = rowOf({ createdSec: times.twoDaysAgoSec + 1, hours: [hour(1, 20), hour(40, 20)] })
    expect(young.volumeChange).toBeUndefined()
    expect(rowOf({ createdSec: times.sinceSec + 1 }).feeApr).toBeUndefined()
  })

  it('has an unknown volume if that of an hour is', () => {
    const row = rowOf({ hours: [hour(0, 5), { ...hour(1, undefined), transactions: undefined }] })
    expect([row.volume24h.usd, row.fees24h.usd, row.feeApr, row.transactions24h]).toEqual(Array(4).fill(undefined))
  })

  it('has no dollars without a price of CRO, and no liquidity without base tokens', () => {
    const unpriced = rowOf({ hours: [hour(0, 0)], trackedCro: decimal(0) }, { croPrice: undefined })
    expect([unpriced.liquidity.cro, unpriced.volume24h.usd, unpriced.doubts]).toEqual([undefined, undefined, []])
    const fake = rowOf({ token1: indexedToken(addressOf('2')), hours: [hour(0, 1e12)] })
    expect(fake).toMatchObject({ doubts: ['noBaseToken'], feeApr: undefined, volumeChange: undefined })
    expect([fake.liquidity.usd, fake.volume24h.usd, fake.volume7d.usd]).toEqual([undefined, undefined, undefined])
  })

  it.each<[string, Partial<IndexedPool>, InfoPool['doubts']]>([
    ['with an empty side', { reserve0: decimal(0) }, ['drained']],
    ['with dust', { trackedCro: decimal('0.0001') }, ['drained']],
    ['whose liquidity cannot be true', { trackedCro: undefined }, ['drained']],
    ['with one side worth more', { reserve0: decimal(400_000) }, ['uneven']],
    ['with a side of an unknown price', { token0: indexedToken(addressOf('1'), { priceCro: undefined }) }, []],
    ['that was drained within a block', { hours: [hour(0, 5_000_000)] }, ['volume']],
    ['of two base tokens', { token0: indexedToken(deployed('USDC')) }, []],
  ])('%s is told', (_, changed, doubts) => {
    const row = rowOf(changed)
    expect(row.doubts).toEqual(doubts)
    if (doubts.length > 0) expect([row.feeApr, row.liquidityChange]).toEqual([undefined, undefined])
  })

  it('has names that are safe to display, and the deployment’s own where it knows the token', () => {
    const { token0, token1 } = rowOf({
      token0: indexedToken(addressOf('1'), { symbol: '\u202eDSU\u0000', name: '' }),
      token1: indexedToken(deployed('USDC'), { symbol: 'FAKE' }),
    })
    expect([token0.symbol, token0.name, token1.symbol]).toEqual(['DSU', 'Unknown Token', 'USDC'])
  })

  it('has nothing of a day for an index that is behind', () => {
    const row = withoutDays(rowOf({ hours: [hour(0, 10)] }))
    expect([row.volume24h.usd, row.volume7d.usd, row.feeApr, row.transactions24h]).toEqual(Array(4).fill(undefined))
    expect(row.liquidity.usd?.toFixed()).toBe('40000')
  })
})

it('pools are ranked by volume, and those with doubts last', () => {
  const ranked = [
    rowOf({ address: addressOf('1'), hours: [hour(0, 9_000_000)] }),
    rowOf({ address: addressOf('2'), hours: [hour(0, undefined)] }),
    rowOf({ address: addressOf('3'), hours: [hour(0, 5)] }),
    rowOf({ address: addressOf('4'), hours: [hour(0, 5)], trackedCro: decimal(800_000) }),
    rowOf({ address: addressOf('5'), hours: [hour(0, 50)] }),
  ].sort(comparePools)
  expect(ranked.map(({ address }) => address[2])).toEqual(['5', '4', '3', '2', '1'])
})
