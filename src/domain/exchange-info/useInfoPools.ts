import { useMemo } from 'react'
import { fetchLargestPools, fetchTradedPools } from '@/api/exchange/infoPools'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useNowSec } from '@/hooks/useNowSec'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { SERIES_REFRESH, useInfoService } from './infoService'
import type { InfoList, InfoPool } from './model/info'
import { useIndexedPools, usePoolRows } from './usePoolList'

const DAY_SEC = 86_400
const LARGEST = 100
/** Rows of today and yesterday, which are of fewer pools. */
const TRADED = 100

/**
 * The pools with most liquidity, those with most volume today and yesterday, and the requested ones, every 10 seconds
 * while visible: with most volume first, and those with doubts last. The volume of seven days follows.
 * @param asked for example a watchlist
 */
export function useInfoPools(asked: readonly Address[]): Loadable<InfoList<InfoPool>> {
  const yesterdaySec = (Math.floor(useNowSec() / DAY_SEC) - 1) * DAY_SEC
  const traded = useInfoService(
    `tradedPools ${yesterdaySec}`,
    (urls) => fetchTradedPools(urls, TRADED, yesterdaySec),
    SERIES_REFRESH,
  )
  const others = useDeepMemo(distinct([...asked, ...(valueOf(traded) ?? [])]))
  const list = useIndexedPools(`infoPools ${others.join(' ')}`, (urls, times) =>
    fetchLargestPools(urls, LARGEST, others, times),
  )
  const rows = usePoolRows(list)
  return useMemo(
    () =>
      mapLoadable(rows, ({ rows: all, indexed }) => ({
        rows: all.map(({ row }) => row),
        isPartial: all.length >= LARGEST,
        indexed,
      })),
    [rows],
  )
}

/** Each once and in a fixed order, so that the same pools are the same list. */
function distinct(addresses: readonly Address[]): readonly Address[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, address]) => address)
}
