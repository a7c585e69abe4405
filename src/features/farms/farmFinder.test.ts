import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { findEntries, isSearchEmpty } from '@/widgets/finder/model/findEntries'
import { type FinderQuery, noQuery } from '@/widgets/finder/model/finderQuery'
import { keepOrder, noOrder } from '@/widgets/finder/model/keptOrder'
import { type FarmEntry, type FarmSort, type FarmToggle, farmEmptyHelp, farmFinder } from './farmFinder'
import { pairFarm, testFarm, testHolding, testReads } from './testing/farms'

type Query = FinderQuery<FarmSort, FarmToggle>

const query = (part: Partial<Query>): Query => ({ ...noQuery, view: undefined, ...part })
const farm = (pid: number, symbol = 'DIAL-CRO LP') => ({ ...pairFarm, pid, staked: { ...pairFarm.staked, symbol } })
const pidsOf = (part: Partial<Query>, entries: readonly FarmEntry[]) =>
  findEntries(farmFinder, entries, query(part), noOrder).shown.map(farmFinder.idOf).join('')

const finished = ready({ allocPoint: 0n, totalAllocPoint: 1n, cakePerBlock: 1n })
const unstaked = { ...testHolding, stake: ready(0n) }
const entries = [
  testFarm({ farm: farm(1) }),
  testFarm({ farm: farm(2, 'USDC-CRO LP'), reads: { ...testReads, holding: unstaked } }),
  testFarm({ farm: farm(3), reads: { ...testReads, terms: finished } }),
  testFarm({ farm: farm(4), reads: { ...testReads, terms: finished, holding: undefined } }),
]

describe('the filters of farms', () => {
  it.each<[Partial<Query>, string]>([
    [{}, '1234'],
    [{ toggles: ['live'] }, '12'],
    [{ toggles: ['finished'] }, '34'],
    [{ toggles: ['live', 'finished'] }, '1234'],
    [{ toggles: ['staked'] }, '13'],
    [{ toggles: ['finished', 'staked'] }, '3'],
    [{ text: 'usdc' }, '2'],
  ])('%j leave %s', (part, pids) => {
    expect(pidsOf(part, entries)).toBe(pids)
  })
})

describe('the orders of farms', () => {
  it.each<FarmSort>(['hot', 'apr', 'multiplier', 'earned', 'liquidity'])('by %s go by that figure', (sort) => {
    const entry = (pid: number, value: number) => {
      const figure = (name: FarmSort) => (name === sort ? value : 1)
      const reads = {
        ...testReads,
        rewardApr: ready(new Decimal(figure('apr'))),
        terms: ready({ allocPoint: BigInt(figure('multiplier')), totalAllocPoint: 9n, cakePerBlock: 1n }),
        liquidity: ready({ wei: 1n, usd: new Decimal(figure('liquidity')) }),
        holding: { ...testHolding, earned: ready(BigInt(figure('earned'))) },
      }
      return testFarm({ farm: farm(pid), reads }, { weekVolumeUsd: new Decimal(figure('hot')) })
    }
    const sorted = [entry(1, 3), entry(2, 5), entry(3, 4)]
    const order = keepOrder(noOrder, 's', sorted, farmFinder.idOf, farmFinder.sorts[sort])
    expect(findEntries(farmFinder, sorted, query({ sort }), order).shown.map(farmFinder.idOf).join('')).toBe('231')
  })

  it('count the trading fees in the APR', () => {
    const paid = testFarm({ feeApr: new Decimal(1) })
    expect(farmFinder.sorts.apr(paid)).toEqual(new Decimal('1.3'))
  })
})

describe('farmEmptyHelp', () => {
  it.each<[Partial<Query>, boolean, string]>([
    [{ text: 'zzzz' }, true, 'farms.find.noneSearch'],
    [{ toggles: ['staked'] }, false, 'farms.find.noneAccount'],
    [{ toggles: ['staked'] }, true, 'farms.find.noneStaked'],
    [{ toggles: ['finished'] }, true, 'farms.find.noneFilters'],
  ])('of %j, connected %s, is %s', (part, isConnected, help) => {
    const shownQuery = query(part)
    const found = findEntries(farmFinder, [], shownQuery, noOrder)
    expect(farmEmptyHelp({ shownQuery, isSearchEmpty: isSearchEmpty(shownQuery, found) }, isConnected)).toBe(help)
  })
})
