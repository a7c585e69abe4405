import { useMemo } from 'react'
import type { PoolSeries } from '@/api/exchange/infoSeries'
import type { SubgraphUrls } from '@/api/queryGraph'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { getInfoTerms, SERIES_REFRESH, useInfoService, useInfoTimes } from './infoService'
import { loadQueries } from './loadQueries'
import type { InfoSeries } from './model/info'
import { type PoolPrices, poolSeries, pricesByDay } from './model/series'

const HOUR_SEC = 3_600
const DAY_SEC = 86_400
const PERIOD_SEC = { hour: HOUR_SEC, day: DAY_SEC } as const
/** Of hours. */
const HOURS_DAYS = 7
/** A price may be from a day long before: not every token is traded every day. */
const PRICE_DAYS = 30

/** A pool's days (UTC), or its hours of the last week, every minute while visible. */
export function usePoolSeries(pool: Address, period: 'hour' | 'day'): Loadable<InfoSeries> {
  const { hourSec } = useInfoTimes()
  const loaded = useInfoService(
    `poolSeries ${period} ${pool.toLowerCase()}`,
    (urls) => loadPoolSeries(urls, pool, period, hourSec),
    SERIES_REFRESH,
  )
  return useMemo(
    () => mapLoadable(loaded, ({ series, prices }) => poolSeries(series, prices, PERIOD_SEC[period], hourSec)),
    [loaded, period, hourSec],
  )
}

async function loadPoolSeries(
  urls: SubgraphUrls,
  pool: Address,
  period: 'hour' | 'day',
  nowSec: number,
): Promise<{ readonly series: PoolSeries; readonly prices: PoolPrices }> {
  const { wcro, isBase } = getInfoTerms()
  const { fetchPoolSeries, fetchTokenDays } = await loadQueries()
  const weekSec = (Math.floor(nowSec / DAY_SEC) - HOURS_DAYS) * DAY_SEC
  const sinceSec = period === 'hour' ? weekSec : 0
  const series = await fetchPoolSeries(urls, pool, period, sinceSec)
  const pricesSinceSec = Math.max(0, sinceSec - PRICE_DAYS * DAY_SEC)
  const read = async (token: Address | undefined) =>
    token === undefined ? [] : pricesByDay((await fetchTokenDays(urls, token, pricesSinceSec)).rows)
  const cro = read(wcro)
  const baseOf = (token: Address | undefined) => {
    if (token === undefined || !isBase(token)) return undefined
    return wcro !== undefined && isSameAddress(token, wcro) ? cro : read(token)
  }
  const [croPrices, base0, base1] = await Promise.all([cro, baseOf(series.tokens?.[0]), baseOf(series.tokens?.[1])])
  return { series, prices: { cro: croPrices, base0, base1 } }
}
