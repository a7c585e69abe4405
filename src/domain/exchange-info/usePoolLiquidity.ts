import { useMemo } from 'react'
import type { IndexedLiquidity } from '@/api/exchange/liquidityChanges'
import { useNowSec } from '@/hooks/useNowSec'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { useInfoService } from './infoService'
import { sinceSecOf } from './lastDay'
import { loadQueries } from './loadQueries'

const DAY_SEC = 86_400

/** The times of a net flow, and how many days (UTC) before the current one they go back; a day is the last 24 hours. */
export const flowSpans = ['day', 'week', 'month'] as const
export type FlowSpan = (typeof flowSpans)[number]
const DAYS_BEFORE = { week: 6, month: 29 } as const

/** The start of a time until now, Unix seconds, at a full hour. */
export function flowStart(span: FlowSpan, nowSec: number): number {
  return span === 'day' ? sinceSecOf(nowSec) : (Math.floor(nowSec / DAY_SEC) - DAYS_BEFORE[span]) * DAY_SEC
}

export interface PoolLiquidity extends IndexedLiquidity {
  /** Start of the time, Unix seconds. */
  readonly sinceSec: number
}

/**
 * What was added to a pool and removed from it over some time; undefined where the subgraph does not know the pool.
 * Loading without a subgraph.
 */
export function usePoolLiquidity(pool: Address, span: FlowSpan): Loadable<PoolLiquidity | undefined> {
  const sinceSec = flowStart(span, useNowSec())
  const found = useInfoService(`poolLiquidity ${sinceSec} ${pool.toLowerCase()}`, async (urls) => {
    const { fetchLiquidityChanges } = await loadQueries()
    return fetchLiquidityChanges(urls, pool, sinceSec)
  })
  return useMemo(() => mapLoadable(found, (liquidity) => liquidity && { ...liquidity, sinceSec }), [found, sinceSec])
}
