import { describe, expect, it } from 'vitest'
import type { CakeVaultTerms } from '@/domain/farm/cakeVaultReads'
import {
  E18,
  manualPool,
  testOwn,
  testPoolReads,
  testStakingPool,
  testTerms,
  USDC_TOKEN,
} from '@/domain/farm/testing/pools'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready, valueOf } from '@/lib/loadable'
import { AUTO_ID, type PoolContext, poolRow, vaultPosition, vaultRate, vaultRow } from './poolView'

const failed = { status: 'failed', retry: () => undefined } as const
const context: PoolContext = { block: 60, blocksPerYear: new Decimal(1_000), locale: 'en-US' }
const vaultTerms: CakeVaultTerms = {
  totalShares: 100n * E18,
  totalAssets: 150n * E18,
  pricePerFullShare: (15n * E18) / 10n,
  performanceFee: 200n,
  callFee: 25n,
  withdrawFee: 10n,
  feePeriodSec: 259_200n,
  isPaused: false,
}
const user = { shares: 4n * E18, lastDepositedSec: 0n, valueAtLastAction: 5n * E18 }

describe('poolRow', () => {
  it('shows amounts with their value', () => {
    const { view, numbers } = poolRow(testStakingPool(), testPoolReads(), context)
    // 0.8 USDC x 1,000 blocks for $2,000.
    expect(view.rate).toMatchObject({ status: 'ready', text: '40.00', unit: '%' })
    expect(view.deposit).toMatchObject({ amount: { text: '10', unit: 'DIAL' }, usd: { text: '$20.00' } })
    expect(view.earned).toMatchObject({ amount: { text: '5', unit: 'USDC' }, usd: { text: '$5.00' } })
    expect(view.total).toMatchObject({ text: '$2,000.00' })
    expect(view).toMatchObject({ id: '1', state: 'active', startBlock: 50, endBlock: 80, isCommunity: false })
    expect(numbers.isStaked).toBe(true)
  })

  it('fails only where a read failed', () => {
    const { view } = poolRow(testStakingPool(), testPoolReads({ own: testOwn({ pending: failed }) }), context)
    expect(view.earned?.amount.status).toBe('failed')
    expect([view.rate.status, view.deposit?.amount.status, view.total.status]).toEqual(['ready', 'ready', 'ready'])
    const unread = poolRow(testStakingPool(), testPoolReads({ terms: failed }), context).view
    expect([unread.rate.status, unread.total.status, unread.state]).toEqual(['failed', 'failed', undefined])
    expect(unread.deposit?.amount.status).toBe('ready')
  })

  it('has amounts without a price, and no value', () => {
    const { view } = poolRow(testStakingPool(), testPoolReads({ rewardPrice: ready(undefined) }), context)
    expect(view.earned).toMatchObject({ amount: { text: '5' }, usd: { status: 'unpriced' } })
    expect(view.rate.status).toBe('unpriced')
  })

  it('counts rewards of a token without decimals', () => {
    const pool = testStakingPool({ reward: { ...USDC_TOKEN, decimals: 0 } })
    // 3 points x 1,000 blocks for $2,000.
    const reads = testPoolReads({
      terms: ready(testTerms({ rewardPerBlock: 3n })),
      own: testOwn({ pending: ready(5n) }),
    })
    const { view } = poolRow(pool, reads, context)
    expect(view.rate).toMatchObject({ text: '150.00' })
    expect(view.earned).toMatchObject({ amount: { text: '5' }, usd: { text: '$5.00' } })
  })

  it('has no rate without stakes, and waits for the first block', () => {
    const empty = testPoolReads({ terms: ready(testTerms({ totalStaked: 0n })) })
    expect(poolRow(testStakingPool(), empty, context).view.rate).toEqual({ status: 'absent', reason: 'noStake' })
    expect(poolRow(testStakingPool(), testPoolReads(), { ...context, block: undefined }).view).toMatchObject({
      rate: { status: 'loading' },
      state: undefined,
    })
  })

  it('has nothing of an account where none is connected', () => {
    const { view, numbers } = poolRow(testStakingPool(), testPoolReads({ own: undefined }), context)
    expect([view.deposit, view.earned, numbers.isStaked]).toEqual([undefined, undefined, false])
  })

  it('does not count the stake of the automatic vault in the manual pool', () => {
    const reads = testPoolReads({ terms: ready({ rewardPerBlock: E18, totalStaked: 1_000n * E18 }) })
    expect(poolRow(manualPool, reads, context, ready(150n * E18)).view.total).toMatchObject({ text: '$1,700.00' })
    expect(poolRow(manualPool, reads, context, LOADING).view.total.status).toBe('loading')
  })
})

describe('the automatic vault', () => {
  it('compounds what its fees leave', () => {
    const percent = (terms: Partial<CakeVaultTerms>) => {
      const rate = valueOf(vaultRate(ready(new Decimal('0.6')), ready({ ...vaultTerms, ...terms })))
      return Decimal.isBigNumber(rate) ? rate.times(100).toFixed(2) : rate
    }
    expect(percent({})).toBe('79.77')
    expect(percent({ isPaused: true })).toBe('0.00')
    expect(valueOf(vaultRate(ready('noStake'), ready(vaultTerms)))).toBe('noStake')
  })

  it('has the value of the shares and the profit since the last action, or the loss', () => {
    const position = vaultPosition(ready(user), ready(vaultTerms))
    expect([valueOf(position.value), valueOf(position.profit)]).toEqual([6n * E18, E18])
    const loss = vaultPosition(ready({ ...user, valueAtLastAction: 8n * E18 }), ready(vaultTerms))
    expect(valueOf(loss.profit)).toBe(-2n * E18)
  })

  it('has a row of its own', () => {
    const manual = testPoolReads({ terms: ready({ rewardPerBlock: E18, totalStaked: 1_000n * E18 }) })
    const reads = { terms: ready(vaultTerms), outlook: LOADING, user: ready(user) }
    const { view, numbers } = vaultRow(manualPool, manual, reads, context)
    expect(view).toMatchObject({
      id: AUTO_ID,
      kind: 'auto',
      state: 'active',
      deposit: { amount: { text: '6', unit: 'DIAL' }, usd: { text: '$12.00' } },
      earned: { amount: { text: '1' } },
      total: { text: '$300.00' },
    })
    expect(numbers.isStaked).toBe(true)
    const paused = { ...reads, terms: ready({ ...vaultTerms, isPaused: true }) }
    expect(vaultRow(manualPool, manual, paused, context).view).toMatchObject({ state: 'inactive', rate: { text: '0' } })
  })
})
