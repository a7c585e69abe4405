import type { Address } from '@/lib/hex'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoSeries } from './model/info'

/** A pool's days (UTC), or its hours of the last week. */
export function usePoolSeries(_pool: Address, _period: 'hour' | 'day'): Loadable<InfoSeries> {
  return LOADING
}
