import { useMemo } from 'react'
import { useKept } from '@/hooks/useKept'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { useInfoService } from './infoService'
import { loadQueries } from './loadQueries'
import type { InfoList, InfoToken } from './model/info'
import { useTokenRows } from './useTokenList'
import { useAsked, useTraded } from './useTraded'

const TOP = 100

/**
 * The tokens with most volume, those of the pools with most volume today and yesterday, and the requested ones, every 10 seconds while visible: with most liquidity first, and
 * those with doubts last. The figures of 24 hours follow.
 * @param asked for example a watchlist
 */
export function useInfoTokens(asked: readonly Address[]): Loadable<InfoList<InfoToken>> {
  const others = useAsked(asked, valueOf(useTraded())?.tokens)
  const list = useKept(
    useInfoService(`infoTokens ${others.join(' ')}`, async (urls) =>
      (await loadQueries()).fetchTopTokens(urls, TOP, others),
    ),
  )
  const rows = useTokenRows(list)
  return useMemo(
    () => mapLoadable(rows, ({ rows: all, indexed }) => ({ rows: all, isPartial: all.length >= TOP, indexed })),
    [rows],
  )
}
