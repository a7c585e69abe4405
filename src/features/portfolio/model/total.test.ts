import { describe, expect, it, vi } from 'vitest'
import {
  failed,
  readyGroup,
  testClosed,
  testNft,
  testPosition,
  testStake,
} from '@/features/portfolio/testing/positions'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready, valueOf } from '@/lib/loadable'
import type { Group, Position } from './position'
import { missingFigures, totalOf } from './total'

const worth = (usd: number, id = 'a'): Position => testPosition({ id, usd: ready(new Decimal(usd)) })

describe('totalOf', () => {
  it('sums the groups and gives each its share', () => {
    const total = valueOf(
      totalOf([readyGroup('vaults', worth(1), worth(2, 'b')), readyGroup('locks', worth(1)), readyGroup('lp')]),
    )
    expect(total?.usd.toFixed()).toBe('4')
    expect(total?.shares.map(({ id, count, share }) => [id, count, share])).toEqual([
      ['vaults', 2, 0.75],
      ['locks', 1, 0.25],
    ])
    expect(total).toMatchObject({ isPartial: false, unpricedCount: 0 })
  })

  it('counts stakes with their unclaimed rewards', () => {
    const unpriced = ready({ wei: 1n, usd: undefined, symbol: 'X', decimals: 0 })
    const total = valueOf(
      totalOf([
        readyGroup('farms', testStake(), testStake({ id: 'b', unclaimed: unpriced })),
        readyGroup('pools', testStake({ usd: ready(undefined) })),
      ]),
    )
    expect(total?.usd.toFixed()).toBe('10')
    expect(total?.shares.map(({ id, usd }) => [id, usd?.toFixed()])).toEqual([
      ['farms', '7'],
      ['pools', '3'],
    ])
    expect(total).toMatchObject({ isPartial: false, unpricedCount: 1 })
  })

  it('counts what can be collected from a game, and nothing for what is open', () => {
    const game = (usd: Decimal | undefined): Position => ({
      id: 'prediction',
      name: 'Prediction',
      symbol: 'CRO',
      decimals: 18,
      amount: ready(9n),
      unclaimed: ready({ wei: 1n, usd, symbol: 'CRO', decimals: 18 }),
    })
    const total = valueOf(totalOf([readyGroup('games', game(new Decimal(4)))]))
    expect(total?.usd.toFixed()).toBe('4')
    expect(total).toMatchObject({ isPartial: false, unpricedCount: 0 })
    expect(valueOf(totalOf([readyGroup('games', game(undefined))]))?.unpricedCount).toBe(1)
  })

  it('counts a stake whose rewards could not be read, and is partial', () => {
    const total = totalOf([readyGroup('farms', testStake({ unclaimed: failed() }), testStake({ id: 'b' }))])
    expect(valueOf(total)?.usd.toFixed()).toBe('7')
    expect(valueOf(total)).toMatchObject({ isPartial: true, unpricedCount: 0 })
    expect(totalOf([readyGroup('farms', testStake({ unclaimed: LOADING }))]).status).toBe('loading')
  })

  it('counts what nobody prices, beside the total', () => {
    const total = valueOf(
      totalOf([
        readyGroup('lp', testPosition({ usd: ready(undefined) }), worth(3, 'b')),
        readyGroup('nfts', testNft()),
      ]),
    )
    expect(total?.usd.toFixed()).toBe('3')
    expect(total).toMatchObject({ unpricedCount: 2, isPartial: false })
    expect(total?.shares.map(({ id, usd }) => [id, usd?.toFixed()])).toEqual([
      ['lp', '3'],
      ['nfts', undefined],
    ])
  })

  it.each<[string, Group]>([
    ['a group', { id: 'locks', status: 'failed', retry: () => undefined }],
    ['an amount', readyGroup('locks', testPosition({ amount: failed(), usd: failed() }))],
    ['a value', readyGroup('locks', testPosition({ usd: failed() }))],
    [
      'a longer list than is read',
      { id: 'locks', status: 'ready', positions: [worth(0)], hiddenCount: 1, unreadCount: 0 },
    ],
  ])('is partial without %s', (_, group) => {
    const total = valueOf(totalOf([readyGroup('vaults', worth(5)), group]))
    expect(total?.usd.toFixed()).toBe('5')
    expect(total).toMatchObject({ isPartial: true, unpricedCount: 0 })
  })

  it('is whole where a network lacks a group', () => {
    expect(
      valueOf(totalOf([readyGroup('vaults', worth(5)), { id: 'locks', status: 'missing', parts: ['croLock'] }]))
        ?.isPartial,
    ).toBe(false)
  })

  it('loads with any group or value, is stale with any, and fails with all', () => {
    const retry = vi.fn()
    const broken: Group = { id: 'locks', status: 'failed', retry }
    expect(totalOf([readyGroup('vaults', worth(1)), { id: 'locks', status: 'loading' }]).status).toBe('loading')
    expect(totalOf([readyGroup('vaults', testPosition({ usd: LOADING }))]).status).toBe('loading')
    expect(
      totalOf([
        readyGroup(
          'vaults',
          testPosition({ usd: { status: 'stale', value: new Decimal(1), asOfMs: 7 } }),
          worth(1, 'b'),
        ),
      ]),
    ).toMatchObject({ status: 'stale', asOfMs: 7 })
    const total = totalOf([broken])
    if (total.status === 'failed') total.retry()
    expect(retry).toHaveBeenCalledOnce()
  })

  it.each<[string, readonly Group[]]>([
    ['a group', [{ id: 'vaults', status: 'failed', retry: () => undefined }, readyGroup('tokens')]],
    ['a value', [readyGroup('vaults', testPosition({ usd: failed() })), readyGroup('tokens')]],
  ])('is no total of 0 if %s failed and nothing else has a value', (_, groups) => {
    expect(totalOf(groups).status).toBe('failed')
  })

  it('is 0 if nothing is held and only what has no value failed', () => {
    const total = totalOf([readyGroup('vaults'), { id: 'inscriptions', status: 'failed', retry: () => undefined }])
    expect(valueOf(total)).toMatchObject({ isPartial: true })
  })

  it('divides nothing by nothing', () => {
    expect(valueOf(totalOf([readyGroup('vaults', worth(0))]))?.shares).toMatchObject([{ share: 0 }])
  })
})

describe('missingFigures', () => {
  it('names the groups of which something failed, and reads it again', () => {
    const retry = vi.fn()
    const missing = missingFigures(
      [
        readyGroup('vaults', testPosition({ profit: failed(retry) }), testPosition({ id: 'b', apy: failed(retry) })),
        readyGroup('lp', worth(1)),
        { id: 'locks', status: 'failed', retry },
        readyGroup('pools', testStake({ unclaimed: failed(retry) })),
      ],
      failed(retry),
    )
    expect(missing?.ids).toEqual(['vaults', 'locks', 'pools', 'closed'])
    missing?.retry()
    expect(retry).toHaveBeenCalledTimes(5)
  })

  it('is nothing if everything was read, or still loads', () => {
    expect(
      missingFigures([readyGroup('vaults', worth(1)), { id: 'locks', status: 'loading' }], LOADING),
    ).toBeUndefined()
    expect(missingFigures([], ready([testClosed()]))).toBeUndefined()
    expect(missingFigures([], undefined)).toBeUndefined()
  })

  it('has what a closed position lacks', () => {
    expect(missingFigures([], ready([testClosed({ profit: failed() })]))?.ids).toEqual(['closed'])
  })
})
