import { useMemo } from 'react'
import type { IndexedPool } from '@/api/exchange/infoPools'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { loadQueries } from './loadQueries'
import type { InfoPoolDetail } from './model/info'
import { useIndexedPools, usePoolRows } from './usePoolList'

/** Limits quotients, which would have eighty places. */
const DIGITS = 34

/**
 * A pool, every 10 seconds while visible; undefined where the subgraph does not know it. Remount the component (`key`)
 * for another pool.
 */
export function useInfoPool(pool: Address): Loadable<InfoPoolDetail | undefined> {
  const list = useIndexedPools(`infoPool ${pool.toLowerCase()}`, async (urls, times) => {
    const { fetchInfoPool } = await loadQueries()
    return fetchInfoPool(urls, pool, times)
  })
  const rows = usePoolRows(list)
  return useMemo(
    () =>
      mapLoadable(rows, ({ rows: [first], indexed }) =>
        first === undefined ? undefined : { ...first.row, ...holdings(first.pool), indexed },
      ),
    [rows],
  )
}

function holdings({ reserve0, reserve1, totalSupply }: IndexedPool) {
  return { reserve0, reserve1, totalSupply, price0: ratio(reserve1, reserve0), price1: ratio(reserve0, reserve1) }
}

function ratio(of: Decimal, to: Decimal): Decimal | undefined {
  return of.gt(0) && to.gt(0) ? of.div(to).precision(DIGITS) : undefined
}
