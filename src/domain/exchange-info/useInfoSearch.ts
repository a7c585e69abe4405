import { LOADING, type Loadable } from '@/lib/loadable'
import type { InfoSearch } from './model/info'

/** Shorter texts match too much. */
export const MIN_SEARCH_LENGTH = 2

/** Tokens and pools by symbol, name or address (`search`, already debounced). Loading below `MIN_SEARCH_LENGTH`. */
export function useInfoSearch(_search: string): Loadable<InfoSearch> {
  return LOADING
}
