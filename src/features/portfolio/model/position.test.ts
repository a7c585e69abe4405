import { describe, expect, it, vi } from 'vitest'
import { failed, readyGroup, testPosition, testStake } from '@/features/portfolio/testing/positions'
import { LOADING, ready } from '@/lib/loadable'
import { isSettled, type Position, settleGroup } from './position'

describe('settleGroup', () => {
  it('leaves out what is known to be nothing', () => {
    const held = testPosition()
    expect(settleGroup([held, testPosition({ id: 'b', amount: ready(0n) })])).toEqual({
      status: 'ready',
      positions: [held],
      hiddenCount: 0,
      unreadCount: 0,
    })
  })

  it('keeps rewards to collect where the stake is gone', () => {
    const gone = ready(0n)
    const owed = testStake({ amount: gone })
    const nothing = ready({ wei: 0n, usd: undefined, symbol: 'USDC', decimals: 6 })
    const others = [
      testStake({ id: 'b', amount: gone, unclaimed: nothing }),
      testStake({ id: 'c', amount: gone, unclaimed: LOADING }),
    ]
    expect(settleGroup([owed, ...others])).toMatchObject({ status: 'ready', positions: [owed] })
  })

  it('loads until each amount has settled', () => {
    expect(settleGroup([testPosition(), testPosition({ amount: LOADING })])).toEqual({ status: 'loading' })
  })

  it('keeps what failed as a row of its own, never as nothing', () => {
    const broken = testPosition({ id: 'b', amount: failed() })
    expect(settleGroup([testPosition({ amount: ready(0n) }), broken])).toMatchObject({
      status: 'ready',
      positions: [broken],
    })
  })

  it('fails where nothing could be read, and reads all of it again', () => {
    const retry = vi.fn()
    const group = settleGroup([
      testPosition({ amount: failed(retry) }),
      testPosition({ id: 'b', amount: failed(retry) }),
    ])
    if (group.status === 'failed') group.retry()
    expect(group.status).toBe('failed')
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('waits for no token of a list, and counts those that do not answer', () => {
    const held = testPosition()
    const listed = (id: string, amount: Position['amount']) => testPosition({ id, amount, isOptional: true })
    expect(settleGroup([held, listed('b', LOADING), listed('c', failed()), listed('d', ready(0n))])).toEqual({
      status: 'ready',
      positions: [held],
      hiddenCount: 0,
      unreadCount: 1,
    })
  })

  it('is ready and empty where there is nothing to hold', () => {
    expect(settleGroup([])).toEqual({ status: 'ready', positions: [], hiddenCount: 0, unreadCount: 0 })
  })
})

describe('isSettled', () => {
  it('waits for each figure, not only for what is worth something', () => {
    expect(isSettled(readyGroup('vaults', testPosition({ profit: LOADING })))).toBe(false)
    expect(
      isSettled(readyGroup('vaults', testPosition({ profit: failed(), earned: ready({ wei: 1n, usd: undefined }) }))),
    ).toBe(true)
    expect(isSettled({ id: 'locks', status: 'loading' })).toBe(false)
    expect(isSettled({ id: 'locks', status: 'failed', retry: () => undefined })).toBe(true)
  })
})
