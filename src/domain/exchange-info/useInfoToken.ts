import type { Address } from '@/lib/hex'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoTokenDetail } from './model/info'

/** A token; undefined where the subgraph does not know it. */
export function useInfoToken(_token: Address): Loadable<InfoTokenDetail | undefined> {
  return LOADING
}
