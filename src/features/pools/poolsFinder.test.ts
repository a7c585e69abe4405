import { describe, expect, it } from 'vitest'
import { testOwn, testPoolReads, testStakingPool, testTerms } from '@/domain/farm/testing/pools'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { createSearchIndex } from '@/widgets/finder/model/searchIndex'
import { type PoolContext, poolRow } from './model/poolView'
import { type PoolEntry, poolsEmptyHelp, poolsFinder } from './poolsFinder'

const context: PoolContext = { block: 60, blocksPerYear: new Decimal(1_000), locale: 'en-US' }
const entryOf = (...[pool, reads]: Partial<Parameters<typeof poolRow>>): PoolEntry => ({
  ...poolRow(pool ?? testStakingPool(), reads ?? testPoolReads(), context),
  getSearchIndex: () => createSearchIndex({ texts: [] }),
})

describe('poolsFinder', () => {
  it('filters core and community pools, and those with a stake', () => {
    const { core, community, staked } = poolsFinder.toggles
    const entry = entryOf()
    expect([core.passes(entry), community.passes(entry), staked.passes(entry)]).toEqual([true, false, true])
    const other = entryOf(
      testStakingPool({ isCommunity: true }),
      testPoolReads({ own: testOwn({ staked: ready(0n) }) }),
    )
    expect([core.passes(other), community.passes(other), staked.passes(other)]).toEqual([false, true, false])
    expect(core.group).toBe(community.group)
  })

  it('sorts by numbers, and has none where there is no rate', () => {
    const { apr, earned, total } = poolsFinder.sorts
    expect([apr(entryOf()), earned(entryOf()), total(entryOf())].map(String)).toEqual(['0.4', '5', '2000'])
    expect(
      apr(entryOf(testStakingPool(), testPoolReads({ terms: ready(testTerms({ totalStaked: 0n })) }))),
    ).toBeUndefined()
    expect(earned(entryOf(testStakingPool(), testPoolReads({ own: undefined })))).toBeUndefined()
  })

  it('says why nothing is found', () => {
    const query = { text: '', sort: undefined, isAscending: false, selects: {}, view: undefined }
    const found = (toggles: readonly string[], isSearchEmpty = false) => ({
      isSearchEmpty,
      shownQuery: { ...query, toggles },
    })
    expect(poolsEmptyHelp(found([], true), true)).toBe('pools.find.noneSearch')
    expect(poolsEmptyHelp(found(['staked']), false)).toBe('pools.find.noneConnect')
    expect(poolsEmptyHelp(found(['staked']), true)).toBe('pools.find.noneFilters')
  })
})
