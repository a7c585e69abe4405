import { describe, expect, it } from 'vitest'
import type { PositionProfit } from '@/domain/vault/history/useVaultHistory'
import { LOADING, ready } from '@/lib/loadable'
import { profitView } from './profitView'

const sums = { netDeposit: 2_000_000n, profit: -1_500n, compounded: -2_000n, pending: 500n, basis: 'events' } as const
const profit: PositionProfit = { profit: sums, sinceSec: 50, isWhole: true, cut: undefined, hasTransfers: false }
const viewOf = (change: Partial<PositionProfit>) => profitView(ready({ ...profit, ...change }), 6, 'USDC', 'en-US')

describe('profitView', () => {
  it('writes what went in and what came of it, a loss as one', () => {
    expect(viewOf({})).toMatchObject({
      netDeposit: { text: '2', unit: 'USDC' },
      profit: { text: '−0.0015' },
      sinceSec: 50,
      note: undefined,
    })
  })

  it('says which part of it is in the balance and which is pending', () => {
    expect(viewOf({}).parts).toMatchObject({ compounded: { text: '−0.002' }, pending: { text: '0.0005' } })
    expect(viewOf({ profit: undefined }).parts).toBeUndefined()
  })

  it("says that the vault's own count stands in, without a date", () => {
    const cut = { block: 9, timeSec: 90 }
    expect(viewOf({ profit: { ...sums, basis: 'vault' }, isWhole: false, cut })).toMatchObject({
      profit: { text: '−0.0015' },
      sinceSec: undefined,
      note: 'fromVault',
      cut,
    })
  })

  it('tells neither number where nothing is known of either', () => {
    expect(viewOf({ profit: undefined, isWhole: false })).toMatchObject({
      netDeposit: { status: 'unpriced' },
      profit: { status: 'unpriced' },
      note: 'partial',
    })
    expect(viewOf({ profit: undefined }).note).toBe('unexplained')
  })

  it('says how shares count that were sent or received', () => {
    expect(viewOf({ hasTransfers: true }).note).toBe('transfers')
  })

  it('shows what loads and what failed as that', () => {
    expect(profitView(LOADING, 6, 'USDC', 'en-US')).toMatchObject({ profit: { status: 'loading' }, note: undefined })
    expect(profitView({ status: 'failed', retry: () => undefined }, 6, 'USDC', 'en-US').netDeposit.status).toBe(
      'failed',
    )
  })
})
