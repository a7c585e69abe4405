import type { Address } from '@/lib/hex'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoList, InfoPool } from './model/info'

/** A token's pools, at most 100 on each side, as in `useInfoPools`. */
export function usePoolsOfToken(_token: Address): Loadable<InfoList<InfoPool>> {
  return LOADING
}
