import { describe, expect, it, vi } from 'vitest'
import { manualPool, testStakingPool, USDC_TOKEN } from '@/domain/farm/testing/pools'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { type Unclaimed, unclaimedView } from './unclaimedView'

const rewards = (usd: number | undefined, change: Partial<Unclaimed> = {}): Unclaimed => ({
  venue: { kind: 'pool', pool: testStakingPool() },
  reward: USDC_TOKEN,
  amount: ready({ wei: 5n, usd: usd === undefined ? undefined : new Decimal(usd) }),
  hasEnded: false,
  ...change,
})
const nothing = rewards(0, { amount: ready({ wei: 0n, usd: new Decimal(0) }) })
const failed = (retry = () => {}) => rewards(0, { amount: { status: 'failed', retry } })

describe('unclaimedView', () => {
  it('has what there is to collect, most valuable first, and its value', () => {
    const view = unclaimedView([rewards(1), nothing, rewards(undefined), rewards(3), rewards(2)])
    expect(view?.rows.map(({ amount }) => amount.usd?.toFixed())).toEqual(['3', '2', '1', undefined])
    expect(view?.totalUsd?.toFixed()).toBe('6')
    expect(view?.retry).toBeUndefined()
  })

  it('has no value where nothing has a price', () => {
    expect(unclaimedView([rewards(undefined)])?.totalUsd).toBeUndefined()
    expect(unclaimedView([nothing])).toMatchObject({ rows: [], totalUsd: undefined })
  })

  it('loads until all of it has settled, so that no row moves', () => {
    expect(unclaimedView([rewards(1), rewards(1, { amount: LOADING })])).toBeUndefined()
  })

  it('keeps what could be read, and reads the rest again', () => {
    const retry = vi.fn()
    const view = unclaimedView([failed(retry), rewards(1), failed(retry)])
    expect(view?.rows).toHaveLength(1)
    view?.retry?.()
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('knows of no end of the manual pool', () => {
    const manual = rewards(1, { venue: { kind: 'pool', pool: manualPool }, hasEnded: undefined })
    expect(unclaimedView([manual, rewards(0.5, { hasEnded: true })])?.rows.map(({ hasEnded }) => hasEnded)).toEqual([
      false,
      true,
    ])
  })
})
