import { useMemo } from 'react'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { SERIES_REFRESH, useInfoService, useInfoTimes } from './infoService'
import { loadQueries } from './loadQueries'
import type { InfoSeries } from './model/info'
import { exchangeSeries } from './model/series'

/** The exchange's days (UTC), from the first on, every minute while visible. Group them with `groupPeriods`. */
export function useExchangeDays(): Loadable<InfoSeries> {
  const days = useInfoService(
    'exchangeDays',
    async (urls) => (await loadQueries()).fetchExchangeDays(urls),
    SERIES_REFRESH,
  )
  const { hourSec } = useInfoTimes()
  return useMemo(() => mapLoadable(days, (series) => exchangeSeries(series, hourSec)), [days, hourSec])
}
