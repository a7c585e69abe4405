import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoOverview } from './model/info'

/** The exchange now and over 24 hours, every 10 seconds while visible. Loading without a subgraph. */
export function useInfoOverview(): Loadable<InfoOverview> {
  return LOADING
}
