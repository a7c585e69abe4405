import { describe, expect, it } from 'vitest'
import { testVault } from '@/domain/vault/testing/vaults'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import type { HomeVault } from './homeView'
import { availableSeries, currentTvl, leftOutVaults, type TvlSources, tvlRows } from './tvlView'

const DAY = 86_400
const NOW = 3 * DAY + 500
const TIMES = [DAY, 2 * DAY, 3 * DAY]
const point = (day: number, vaults: number, single: number) => ({
  timeSec: day * DAY,
  vaultsUsd: new Decimal(vaults),
  singleUsd: new Decimal(single),
})
const none: TvlSources = { history: undefined, exchange: undefined, current: undefined }
const history = { points: [point(2, 100, 30), point(3, 120, 50)] }
const exchange = [
  { dateSec: 0, value: new Decimal(900) },
  { dateSec: 2 * DAY, value: new Decimal(1_000) },
]
const current = { vaultsUsd: new Decimal(130), singleUsd: new Decimal(55) }
/** Rows of time, vaults, exchange and both. */
const tableOf = (sources: TvlSources) =>
  tvlRows(sources, TIMES, NOW).map(({ timeSec, vaults, exchange: pools, both }) => [
    timeSec,
    vaults?.toFixed(),
    pools?.toFixed(),
    both?.toFixed(),
  ])

function entry(id: string, liquidity: HomeVault['reads']['liquidity']): HomeVault {
  const vault = testVault({ id, underlyingFriendlyName: `${id} name` })
  return { vault, reads: { shareToken: ready(undefined), vaultYield: LOADING, liquidity } }
}
const worth = (usd: number | undefined) => ready({ wei: 1n, usd: usd === undefined ? undefined : new Decimal(usd) })
const counted = (id: string, kind?: 'pair' | 'token') => ({ vault: testVault({ id }), source: kind && { kind } })

describe('tvlRows', () => {
  it('count LP tokens in vaults once: both are the pools, and the vaults that hold anything else', () => {
    expect(tableOf({ history, exchange, current })).toEqual([
      [DAY, undefined, '900', undefined],
      [2 * DAY, '100', '900', '930'],
      [3 * DAY, '120', '1000', '1050'],
      [NOW, '130', '1000', '1055'],
    ])
  })

  it('have what is known, and nothing in place of what is not', () => {
    expect(tableOf({ ...none, history })).toEqual([
      [2 * DAY, '100', undefined, undefined],
      [3 * DAY, '120', undefined, undefined],
    ])
    expect(tableOf({ ...none, exchange }).map(([, vaults, pools]) => [vaults, pools])).toEqual([
      [undefined, '900'],
      [undefined, '900'],
      [undefined, '1000'],
      [undefined, '1000'],
    ])
    expect(tableOf(none)).toEqual([])
  })

  it('offer the series that have values', () => {
    const offered = (sources: TvlSources) => availableSeries(tvlRows(sources, TIMES, NOW))
    expect(offered({ history, exchange, current })).toEqual(['vaults', 'exchange', 'both'])
    expect(offered({ ...none, history })).toEqual(['vaults'])
    expect(offered({ ...none, exchange })).toEqual(['exchange'])
  })
})

describe('currentTvl', () => {
  const vaults = [entry('lp', worth(10)), entry('usdc', worth(5)), entry('other', worth(100))]

  it('is the value of the vaults that the history counts', () => {
    const { vaultsUsd, singleUsd } = currentTvl(vaults, [counted('lp', 'pair'), counted('usdc', 'token')]) ?? current
    expect([vaultsUsd.toFixed(), singleUsd.toFixed()]).toEqual(['15', '5'])
  })

  it.each([
    ['is loading', LOADING],
    ['failed', { status: 'failed', retry: () => undefined } as const],
    ['has no price', worth(undefined)],
  ])('is unknown while a value %s', (_, liquidity) => {
    expect(currentTvl([...vaults, entry('x', liquidity)], [counted('lp', 'pair'), counted('x')])).toBeUndefined()
  })
})

describe('leftOutVaults', () => {
  it('are named, with what they hold now', () => {
    const { names, usd } = leftOutVaults(
      [entry('a', worth(1)), entry('b', worth(2)), entry('c', worth(undefined))],
      [counted('b'), counted('c')],
    )
    expect([names, usd?.toFixed()]).toEqual([['b name', 'c name'], '2'])
    expect(leftOutVaults([entry('c', worth(undefined))], [counted('c')]).usd).toBeUndefined()
  })
})
