import { useMemo } from 'react'
import { fetchExchangeDays } from '@/api/exchange/infoSeries'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { SERIES_REFRESH, useInfoService, useInfoTimes } from './infoService'
import type { InfoSeries } from './model/info'
import { exchangeSeries } from './model/series'

/** The exchange's days (UTC), from the first on, every minute while visible. Group them with `groupPeriods`. */
export function useExchangeDays(): Loadable<InfoSeries> {
  const days = useInfoService('exchangeDays', fetchExchangeDays, SERIES_REFRESH)
  const { hourSec } = useInfoTimes()
  return useMemo(() => mapLoadable(days, (series) => exchangeSeries(series, hourSec)), [days, hourSec])
}
