import type { Address } from '@/lib/hex'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoSeries, TokenDay } from './model/info'

/** A token's days (UTC). */
export function useTokenDays(_token: Address): Loadable<InfoSeries<TokenDay>> {
  return LOADING
}
