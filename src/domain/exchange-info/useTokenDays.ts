import { useMemo } from 'react'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { getInfoTerms, SERIES_REFRESH, useInfoService, useInfoTimes } from './infoService'
import { loadQueries } from './loadQueries'
import type { InfoSeries, TokenDay } from './model/info'
import { tokenDoubts } from './model/infoToken'
import { pricesByDay, tokenSeries } from './model/series'

/**
 * A token's days (UTC), every minute while visible. Volume and liquidity are unknown where its price cannot be trusted
 * now.
 */
export function useTokenDays(token: Address): Loadable<InfoSeries<TokenDay>> {
  const { hourSec } = useInfoTimes()
  const loaded = useInfoService(
    `tokenDays ${token.toLowerCase()}`,
    async (urls) => {
      const { wcro } = getInfoTerms()
      const { fetchTokenDays, fetchTokens } = await loadQueries()
      const own = fetchTokenDays(urls, token, 0)
      const isWcro = wcro !== undefined && isSameAddress(token, wcro)
      const [series, cro, { tokens, croPrice }] = await Promise.all([
        own,
        wcro === undefined || isWcro ? own : fetchTokenDays(urls, wcro, 0),
        fetchTokens(urls, [token]),
      ])
      return { series, cro: pricesByDay(cro.rows), totals: tokens[0], croPrice }
    },
    SERIES_REFRESH,
  )
  return useMemo(
    () =>
      mapLoadable(loaded, ({ series, cro, totals, croPrice }) => {
        const isTrusted = totals !== undefined && tokenDoubts(totals, { ...getInfoTerms(), croPrice }).length === 0
        return tokenSeries(series, cro, isTrusted, hourSec)
      }),
    [loaded, hourSec],
  )
}
