import { Decimal } from '@/lib/decimal'
import type { FinderSpec } from '@/widgets/finder/finderSpec'
import type { SortValue } from '@/widgets/finder/model/keptOrder'
import { createSearchIndex, type SearchIndex } from '@/widgets/finder/model/searchIndex'

/** A list entry for tests. */
export interface TestPool {
  readonly id: string
  readonly searchIndex: SearchIndex
  readonly tvl: SortValue
  readonly dex: 'VVS' | 'MM'
  readonly kind: 'stable' | 'volatile'
  readonly isMine: boolean
}

export type TestSort = 'tvl' | 'newest'
export type TestToggle = 'mine' | 'stable' | 'volatile'

/** A finder for tests, which borrows the texts of another list. */
export const testFinder: FinderSpec<TestPool, TestSort, TestToggle> = {
  idOf: ({ id }) => id,
  searchIndexOf: ({ searchIndex }) => searchIndex,
  sorts: { tvl: ({ tvl }) => tvl, newest: ({ id }) => new Decimal(id.length) },
  toggles: {
    mine: { passes: ({ isMine }) => isMine },
    stable: { passes: ({ kind }) => kind === 'stable', group: 'kind' },
    volatile: { passes: ({ kind }) => kind === 'volatile', group: 'kind' },
  },
  selects: {
    dex: {
      label: 'earn.find.protocol',
      all: 'earn.find.allProtocols',
      options: ['MM', 'VVS'],
      valueOf: ({ dex }) => dex,
    },
  },
  texts: {
    title: 'earn.find',
    placeholder: 'earn.find.placeholder',
    count: 'earn.find.count',
    none: 'earn.find.none',
    sort: (order) => `earn.find.sort.${order}`,
    toggle: (key) => `earn.find.filter.${key === 'mine' ? key : 'lp'}`,
  },
}

/** @param name used as the id and the search text */
export function testPool(name: string, change: Partial<TestPool> = {}): TestPool {
  return {
    id: name,
    searchIndex: createSearchIndex({ texts: [name], vocabulary: name.split('-') }),
    tvl: undefined,
    dex: 'VVS',
    kind: 'volatile',
    isMine: false,
    ...change,
  }
}
