import { describe, expect, it, vi } from 'vitest'
import { failed, readyGroup, testPosition } from '@/features/portfolio/testing/positions'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready, valueOf } from '@/lib/loadable'
import { netApy } from './netApy'
import type { Group, Position } from './position'

let count = 0
const earning = (usd: string | undefined, apy: string | undefined): Position =>
  testPosition({
    id: String(count++),
    usd: ready(usd === undefined ? undefined : new Decimal(usd)),
    apy: ready(apy === undefined ? undefined : new Decimal(apy)),
  })
const resting = (usd: string) => testPosition({ id: String(count++), usd: ready(new Decimal(usd)) })

describe('netApy', () => {
  it.each<[string, readonly Group[], string | undefined, string, number, number]>([
    // 1,000 × 10 % + 3,000 × 2 % = 160; 160 / 4,000 = 4 %
    ['weights by value', [readyGroup('vaults', earning('1000', '0.1'), earning('3000', '0.02'))], '0.04', '4000', 2, 0],
    // 500 × 20 % + 1,500 × 6 % = 190; 190 / 2,000 = 9.5 %
    [
      'counts running locks',
      [readyGroup('vaults', earning('500', '0.2')), readyGroup('locks', earning('1500', '0.06'))],
      '0.095',
      '2000',
      2,
      0,
    ],
    // 100 × 50 % + 300 × 0 % = 50; 50 / 400 = 12.5 %
    // 500 × 20 % + 300 × 10 % + 200 × 5 % = 140; 140 / 1,000 = 14 %
    [
      'counts stakes in farms and pools, but not in those that have ended',
      [
        readyGroup('farms', earning('500', '0.2'), resting('700')),
        readyGroup('pools', earning('300', '0.1')),
        readyGroup('vaults', earning('200', '0.05')),
      ],
      '0.14',
      '1000',
      3,
      0,
    ],
    [
      'counts a live vault at 0 %',
      [readyGroup('vaults', earning('100', '0.5'), earning('300', '0'))],
      '0.125',
      '400',
      2,
      0,
    ],
    [
      'gives no weight to what earns nothing',
      [readyGroup('vaults', earning('100', '0.1'), resting('900')), readyGroup('tokens', resting('5000'))],
      '0.1',
      '100',
      1,
      0,
    ],
    [
      'leaves out what has no price or no rate, and counts it',
      [readyGroup('vaults', earning('100', '0.1'), earning(undefined, '0.9'), earning('400', undefined))],
      '0.1',
      '100',
      1,
      2,
    ],
    ['is unknown if nothing earns', [readyGroup('vaults', resting('5')), readyGroup('locks')], undefined, '0', 0, 0],
    ['is unknown if what earns is worth nothing', [readyGroup('vaults', earning('0', '0.3'))], undefined, '0', 1, 0],
    [
      'ignores a group that the network lacks',
      [{ id: 'locks', status: 'missing', parts: ['croLock'] }, readyGroup('vaults', earning('10', '0.3'))],
      '0.3',
      '10',
      1,
      0,
    ],
  ])('%s', (_, groups, rate, usd, counted, unknown) => {
    const known = valueOf(netApy(groups))
    expect([known?.rate?.toFixed(), known?.usd.toFixed(), known?.count, known?.unknownCount]).toEqual([
      rate,
      usd,
      counted,
      unknown,
    ])
  })

  it('waits for each value and rate', () => {
    expect(netApy([readyGroup('vaults', earning('1', '1'), testPosition({ apy: LOADING }))]).status).toBe('loading')
    expect(netApy([{ id: 'vaults', status: 'loading' }]).status).toBe('loading')
  })

  it('leaves out what failed, and fails if that is all', () => {
    const broken = testPosition({ id: 'f', apy: failed() })
    expect(valueOf(netApy([readyGroup('vaults', earning('100', '0.1'), broken)]))?.count).toBe(1)
    const retry = vi.fn()
    const rate = netApy([
      readyGroup('vaults', testPosition({ apy: failed(retry) })),
      { id: 'locks', status: 'failed', retry },
    ])
    if (rate.status === 'failed') rate.retry()
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('is as old as its oldest value', () => {
    const usd = { status: 'stale', value: new Decimal(1), asOfMs: 7 } as const
    expect(netApy([readyGroup('vaults', testPosition({ usd, apy: ready(new Decimal(1)) }))])).toMatchObject({
      status: 'stale',
      asOfMs: 7,
    })
  })
})
