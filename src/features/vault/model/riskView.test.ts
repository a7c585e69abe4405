import { describe, expect, it } from 'vitest'
import type { MarketState } from '@/domain/vault/marketReads'
import { testVault } from '@/domain/vault/testing/vaults'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { riskView } from './riskView'

const market = (utilization: string, cash: bigint): MarketState => ({ utilization: new Decimal(utilization), cash })
const levelOf = (state: MarketState, depositedWei?: bigint) =>
  riskView(
    testVault(),
    ready(state),
    depositedWei === undefined ? undefined : ready({ wei: depositedWei, usd: undefined }),
    'en-US',
  ).utilization?.level

describe('riskView', () => {
  it('says why a vault has ended', () => {
    expect(riskView(testVault(), undefined, undefined, 'en-US').ended).toBeUndefined()
    expect(riskView(testVault({ isDeprecated: true }), undefined, undefined, 'en-US').ended).toEqual({
      reason: 'source',
    })
    expect(riskView(testVault({ isDeprecated: true }, { endDate: 9 }), undefined, undefined, 'en-US').ended).toEqual({
      reason: 'date',
      timeSec: 9,
    })
  })

  it('has a meter where something is lent', () => {
    expect(riskView(testVault(), undefined, undefined, 'en-US').utilization).toBeUndefined()
    expect(
      riskView(testVault({}, { underlyingDecimals: 6 }), ready(market('0.875', 2_500_000n)), undefined, 'en-US')
        .utilization,
    ).toMatchObject({
      rate: { text: '87.5' },
      share: 0.875,
      cash: { text: '2.5' },
      level: 'calm',
    })
    expect(riskView(testVault(), LOADING, undefined, 'en-US').utilization).toMatchObject({
      rate: { status: 'loading' },
      share: undefined,
    })
  })

  it('warns the more the less can be paid', () => {
    expect(levelOf(market('0.9', 100n), 100n)).toBe('high')
    expect(levelOf(market('0.5', 100n), 101n)).toBe('short')
    expect(levelOf(market('1', 0n), 0n)).toBe('full')
    expect(levelOf(market('0', 0n))).toBe('calm')
  })
})
