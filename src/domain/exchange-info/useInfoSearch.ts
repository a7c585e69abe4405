import { useMemo } from 'react'
import { useNowSec } from '@/hooks/useNowSec'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import { SERIES_REFRESH, useInfoService } from './infoService'
import { loadQueries } from './loadQueries'
import type { InfoSearch } from './model/info'
import { infoTimes } from './model/infoTimes'
import { usePoolRows } from './usePoolList'
import { useTokenRows } from './useTokenList'

/** Shorter texts match too much. */
export const MIN_SEARCH_LENGTH = 2
const MAX_SEARCH_LENGTH = 80
/** Of tokens and of pools. */
const SHOWN = 10

/**
 * Tokens and pools by symbol, name or address, with most liquidity or volume first. Loading below `MIN_SEARCH_LENGTH`.
 * @param search already debounced
 */
export function useInfoSearch(search: string): Loadable<InfoSearch> {
  const text = search.trim().slice(0, MAX_SEARCH_LENGTH)
  const nowSec = useNowSec()
  const found = useInfoService(
    text.length < MIN_SEARCH_LENGTH ? undefined : `infoSearch ${text.toLowerCase()}`,
    async (urls) => {
      const { searchExchange } = await loadQueries()
      const { sinceSec, twoDaysAgoSec } = infoTimes(nowSec)
      return searchExchange(urls, text, SHOWN, { sinceSec, hoursSinceSec: twoDaysAgoSec })
    },
    SERIES_REFRESH,
  )
  const tokens = useTokenRows(found)
  const pools = usePoolRows(found)
  return useMemo(
    () =>
      mapLoadable(combineLoadables([tokens, pools]), ([ofTokens, ofPools]) => ({
        tokens: ofTokens.rows.slice(0, SHOWN),
        pools: ofPools.rows.slice(0, SHOWN).map(({ row }) => row),
        indexed: ofPools.indexed,
      })),
    [tokens, pools],
  )
}
