import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testPoolReads, testStakingPool } from '@/domain/farm/testing/pools'
import { Decimal } from '@/lib/decimal'
import { LOADING } from '@/lib/loadable'
import { createSearchIndex } from '@/widgets/finder/model/searchIndex'
import { poolRow } from '../model/poolView'
import type { ListedPool } from './usePools'
import { useTabPools } from './useTabPools'

/** A pool at a block: it ends after block 79. */
function listed(block: number, reads = testPoolReads()): ListedPool {
  const pool = testStakingPool()
  return {
    ...poolRow(pool, reads, { block, blocksPerYear: new Decimal(1_000), locale: 'en-US' }),
    getSearchIndex: () => createSearchIndex({ texts: [] }),
    source: { kind: 'pool', pool, reads },
  }
}

describe('useTabPools', () => {
  it('keeps a pool that ends while it is open, and lists it with the finished ones when that tab is opened', () => {
    const { result, rerender } = renderHook(({ all }) => useTabPools(all, false), {
      initialProps: { all: [listed(79)] },
    })
    expect(result.current.pools).toHaveLength(1)
    const ended = [listed(80)]
    rerender({ all: ended })
    expect(result.current.pools.map(({ view }) => view.state)).toEqual(['finished'])
    expect(renderHook(() => useTabPools(ended, true)).result.current.pools).toHaveLength(1)
    expect(renderHook(() => useTabPools(ended, false)).result.current.pools).toHaveLength(0)
  })

  it('says that it is loading until the terms are known', () => {
    const { result, rerender } = renderHook(({ all }) => useTabPools(all, true), {
      initialProps: { all: [listed(80, testPoolReads({ terms: LOADING }))] },
    })
    expect(result.current).toEqual({ pools: [], isLoading: true })
    rerender({ all: [listed(80)] })
    expect(result.current).toMatchObject({ pools: [{ view: { id: '1' } }], isLoading: false })
  })
})
