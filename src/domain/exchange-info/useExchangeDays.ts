import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoSeries } from './model/info'

/** The exchange's days (UTC), from the first on. Group them with `groupPeriods`. */
export function useExchangeDays(): Loadable<InfoSeries> {
  return LOADING
}
