import { describe, expect, it } from 'vitest'
import { LOADING, ready } from '@/lib/loadable'
import { profitView } from './profitView'

const profit = { netDeposit: 2_000_000n, profit: -1_500n, otherShares: 0n, firstDepositSec: 50, isWhole: true }

describe('profitView', () => {
  it('writes what went in and what came of it, a loss as one', () => {
    expect(profitView(ready(profit), 6, 'USDC', 'en-US')).toMatchObject({
      netDeposit: { text: '2', unit: 'USDC' }, profit: { text: '-0.0015' }, sinceSec: 50, notes: [],
    })
  })

  it('tells no profit from a part of the events', () => {
    expect(profitView(ready({ ...profit, isWhole: false, otherShares: 9n }), 6, 'USDC', 'en-US')).toMatchObject({
      profit: { status: 'unpriced' }, notes: ['partial'],
    })
  })

  it('says that shares came or went another way', () => {
    expect(profitView(ready({ ...profit, otherShares: -1n }), 6, 'USDC', 'en-US').notes).toEqual(['otherShares'])
  })

  it('shows what loads and what failed as that', () => {
    expect(profitView(LOADING, 6, 'USDC', 'en-US').profit.status).toBe('loading')
    expect(profitView({ status: 'failed', retry: () => undefined }, 6, 'USDC', 'en-US').netDeposit.status).toBe('failed')
  })
})
