import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { pairFarm, singleFarm, testHolding, testReads } from '../testing/farms'
import { farmDetails, farmRow, type ReadFarm } from './farmRow'

const failed = { status: 'failed', retry: () => undefined } as const
const facts: ReadFarm = { farm: pairFarm, reads: testReads, feeApr: undefined }
const row = (change: Partial<ReadFarm> = {}) => farmRow({ ...facts, ...change }, 'en-US')
const rowOf = (reads: Partial<ReadFarm['reads']>) => row({ reads: { ...testReads, ...reads } })

describe('farmRow', () => {
  it('shows the multiplier with X, and everything with its value', () => {
    expect(row()).toMatchObject({
      name: 'DIAL-CRO LP',
      isFinished: false,
      multiplier: { text: '25X' },
      apr: { text: '30.00', unit: '%' },
      liquidity: { text: '$1,000.00' },
      stake: { amount: { text: '3', unit: 'DIAL-CRO LP' }, usd: { text: '$60.00' } },
      earned: { amount: { text: '2', unit: 'DIAL' }, usd: { text: '$1.00' } },
    })
  })

  it('adds the trading fees to the APR where they are known', () => {
    expect(row({ feeApr: new Decimal('0.1773') }).apr).toMatchObject({ text: '47.73' })
    expect(row({ feeApr: new Decimal(0) }).apr).toMatchObject({ text: '30.00' })
  })

  it('has no APR if nothing is staked, and no price if there is none', () => {
    expect(rowOf({ liquidity: ready({ wei: 0n, usd: new Decimal(0) }), rewardApr: ready(undefined) }).apr).toBe(
      'unstaked',
    )
    expect(rowOf({ rewardApr: ready(undefined) }).apr).toEqual({ status: 'unpriced' })
  })

  it('is finished without allocation points, not while they are unknown', () => {
    const none = { allocPoint: 0n, totalAllocPoint: 1n, cakePerBlock: 1n }
    expect(rowOf({ terms: ready(none) })).toMatchObject({ isFinished: true, multiplier: { text: '0X' } })
    expect(rowOf({ terms: LOADING }).isFinished).toBe(false)
    expect(rowOf({ terms: failed }).isFinished).toBe(false)
  })

  it('keeps the amounts where a price could not be read', () => {
    expect(rowOf({ stakePrice: failed }).stake).toMatchObject({ amount: { text: '3' }, usd: { status: 'failed' } })
  })

  it('never shows 0 for what could not be read', () => {
    const { stake, earned } = rowOf({ holding: { ...testHolding, stake: failed, earned: failed } })
    expect(stake).toMatchObject({ amount: { status: 'failed' } })
    expect(earned).toMatchObject({ amount: { status: 'failed' } })
    expect(rowOf({ terms: failed }).multiplier.status).toBe('failed')
  })

  it('tells no stake from no account', () => {
    const none = { ...testHolding, stake: ready(0n), earned: ready(0n) }
    expect(rowOf({ holding: none })).toMatchObject({ stake: 'none', earned: 'none' })
    expect(rowOf({ holding: undefined })).toMatchObject({ stake: 'disconnected', earned: 'disconnected' })
  })
})

describe('farmDetails', () => {
  const details = (change: Partial<ReadFarm> = {}) => farmDetails({ ...facts, ...change }, new Decimal(14_400), 'en-US')

  it('says what the APR is made of, and what all stakes get', () => {
    expect(details({ feeApr: new Decimal('0.1773') })).toMatchObject({
      rewardApr: { text: '30.00' },
      feeApr: { text: '17.73' },
      // 14,400 x 1 / 4
      rewardPerDay: { text: '3,600', unit: 'DIAL' },
      balance: { text: '5' },
    })
  })

  it('has no trading fees where they are not known', () => {
    expect(details().feeApr).toBeUndefined()
    expect(details({ farm: singleFarm }).feeApr).toBeUndefined()
  })
})
