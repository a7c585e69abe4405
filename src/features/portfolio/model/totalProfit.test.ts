import { describe, expect, it } from 'vitest'
import { failed, readyGroup, testClosed, testPosition } from '@/features/portfolio/testing/positions'
import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready, valueOf } from '@/lib/loadable'
import type { Gain, Group, Position } from './position'
import { totalProfit } from './totalProfit'

const gain = (usd: string | undefined): Loadable<Gain> =>
  ready({ wei: 1n, usd: usd === undefined ? undefined : new Decimal(usd) })
let count = 0
const deposit = (profit: string | undefined, pending: string | undefined): Position =>
  testPosition({ id: String(count++), profit: gain(profit), pending: gain(pending) })
const lock = (kind: 'locked' | 'unlocked', reward: string): Position =>
  testPosition({
    id: String(count++),
    note: kind === 'locked' ? { kind, untilSec: 9 } : { kind },
    earned: gain(reward),
  })
const closed = (usd: string) => testClosed({ profit: gain(usd) })

const partsOf = (groups: readonly Group[], left: Parameters<typeof totalProfit>[1]) => {
  const known = valueOf(totalProfit(groups, left))
  const figures = Object.entries({ usd: known?.usd, ...known?.parts })
  return Object.fromEntries(figures.map(([part, usd]): readonly [string, string | undefined] => [part, usd?.toFixed()]))
}

describe('totalProfit', () => {
  it('adds up open positions, pending rewards, unlocked locks and closed positions', () => {
    // Open: 12 - 2 and -3 - 1, so 10 - 4 = 6. Pending: 2 + 1 = 3. Unlocked: 5. Closed: 7 - 4.5 = 2.5.
    const groups = [
      readyGroup('vaults', deposit('12', '2'), deposit('-3', '1')),
      readyGroup('locks', lock('unlocked', '5'), lock('locked', '100')),
      readyGroup('tokens', testPosition()),
    ]
    expect(partsOf(groups, ready([closed('7'), closed('-4.5')]))).toEqual({
      usd: '16.5',
      compounded: '6',
      pending: '3',
      unlocked: '5',
      closed: '2.5',
    })
  })

  it('has no part without a position', () => {
    expect(partsOf([readyGroup('vaults', deposit('2', '0.5'))], ready([]))).toEqual({
      usd: '2',
      compounded: '1.5',
      pending: '0.5',
    })
    expect(partsOf([readyGroup('vaults')], undefined)).toEqual({ usd: '0' })
  })

  it('counts what it does not know, and what has no price', () => {
    const unknown = testPosition({ id: 'u', profit: ready(undefined), pending: gain('9') })
    const groups = [readyGroup('vaults', deposit('2', '1'), unknown, deposit(undefined, undefined))]
    const known = valueOf(totalProfit(groups, ready([testClosed({ profit: ready(undefined) })])))
    expect(known).toMatchObject({ unknownCount: 2, unpricedCount: 1 })
    expect(known?.usd.toFixed()).toBe('2')
  })

  it('leaves out what failed, and fails rather than being 0 if that is all', () => {
    const broken = testPosition({ id: 'f', profit: failed(), pending: gain('1') })
    expect(partsOf([readyGroup('vaults', deposit('2', '0'), broken)], failed())['usd']).toBe('2')
    expect(totalProfit([readyGroup('vaults', broken)], failed()).status).toBe('failed')
    expect(totalProfit([{ id: 'vaults', status: 'failed', retry: () => undefined }], undefined).status).toBe('failed')
  })

  it('waits for each of its figures', () => {
    expect(totalProfit([readyGroup('vaults', deposit('2', '0'))], LOADING).status).toBe('loading')
    expect(
      totalProfit([readyGroup('vaults', testPosition({ profit: LOADING, pending: gain('1') }))], ready([])).status,
    ).toBe('loading')
  })
})
