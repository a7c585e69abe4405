import type { Address } from '@/lib/hex'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoPoolDetail } from './model/info'

/** A pool; undefined where the subgraph does not know it. */
export function useInfoPool(_pool: Address): Loadable<InfoPoolDetail | undefined> {
  return LOADING
}
