import type { Address } from '@/lib/hex'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoList, InfoToken } from './model/info'

/**
 * The tokens with most volume, and the requested ones: with most liquidity first, and those with doubts last.
 * @param asked for example a watchlist; keep it the same between renders
 */
export function useInfoTokens(_asked: readonly Address[]): Loadable<InfoList<InfoToken>> {
  return LOADING
}
