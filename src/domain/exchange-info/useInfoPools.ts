import type { Address } from '@/lib/hex'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoList, InfoPool } from './model/info'

/**
 * The pools with most liquidity and those with most volume today, and the requested ones: with most volume first, and
 * those with doubts last.
 * @param asked for example a watchlist; keep it the same between renders
 */
export function useInfoPools(_asked: readonly Address[]): Loadable<InfoList<InfoPool>> {
  return LOADING
}
