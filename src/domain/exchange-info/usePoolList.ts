import { useMemo, useState } from 'react'
import type { IndexedPool, IndexedPools, PoolTimes } from '@/api/exchange/infoPools'
import type { SubgraphUrls } from '@/api/queryGraph'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useKept } from '@/hooks/useKept'
import { useNowSec } from '@/hooks/useNowSec'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { getInfoTerms, useInfoService, useInfoTimes, useIsRecent } from './infoService'
import type { InfoList, InfoPool } from './model/info'
import { comparePools, infoPool, type PoolTerms, withoutDays } from './model/infoPool'
import { createPoolReader } from './readPools'
import { usePoolWeeks } from './usePoolWeeks'

/** Reads a list of pools every 10 seconds, keeping the last one where the key changes. */
export function useIndexedPools(
  key: string | undefined,
  load: (urls: SubgraphUrls, times: PoolTimes) => Promise<IndexedPools>,
): Loadable<IndexedPools> {
  const nowSec = useNowSec()
  const [read] = useState(createPoolReader)
  return useKept(useInfoService(key, (urls) => read((times) => load(urls, times), nowSec)))
}

export interface PoolRow {
  readonly row: InfoPool
  readonly pool: IndexedPool
}

/** The pools of a list as they are shown, with most volume first; the volume of seven days follows. */
export function usePoolRows(
  list: Loadable<IndexedPools>,
): Loadable<Pick<IndexedPools, 'indexed' | 'isCut'> & { readonly rows: readonly PoolRow[] }> {
  const known = valueOf(list)
  const times = useInfoTimes()
  // In a fixed order, so that the same pools are the same list.
  const addresses = useDeepMemo(known?.pools.map(({ address }) => address).sort() ?? [])
  const weeks = useKept(usePoolWeeks(addresses))
  const isRecent = useIsRecent(known?.indexed)
  return useMemo(
    () =>
      mapLoadable(list, ({ pools, isCut, croPrice, indexed }) => {
        const { network, isBase, feeRate } = getInfoTerms()
        const byAddress = valueOf(weeks)?.byAddress
        const week = (pool: string) => byAddress?.get(pool.toLowerCase())?.volumeUsd
        const terms: PoolTerms = { network, isBase, feeRate, croPrice, times, week }
        const rows = pools.map((pool) => {
          const row = infoPool(pool, terms)
          return { row: isRecent ? row : withoutDays(row), pool }
        })
        return { rows: rows.sort((a, b) => comparePools(a.row, b.row)), isCut, indexed }
      }),
    [list, weeks, times, isRecent],
  )
}

/** The same without what the index said of each pool. */
export function usePoolList(list: Loadable<IndexedPools>): Loadable<InfoList<InfoPool>> {
  const rows = usePoolRows(list)
  return useMemo(
    () =>
      mapLoadable(rows, ({ rows: all, isCut, indexed }) => ({
        rows: all.map(({ row }) => row),
        isPartial: isCut,
        indexed,
      })),
    [rows],
  )
}
