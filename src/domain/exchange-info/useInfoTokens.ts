import { useMemo } from 'react'
import { fetchTopTokens } from '@/api/exchange/infoTokens'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useKept } from '@/hooks/useKept'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { useInfoService } from './infoService'
import type { InfoList, InfoToken } from './model/info'
import { useTokenRows } from './useTokenList'

const TOP = 100

/**
 * The tokens with most volume, and the requested ones, every 10 seconds while visible: with most liquidity first, and
 * those with doubts last. The figures of 24 hours follow.
 * @param asked for example a watchlist
 */
export function useInfoTokens(asked: readonly Address[]): Loadable<InfoList<InfoToken>> {
  const others = useDeepMemo(asked)
  const list = useKept(useInfoService(`infoTokens ${others.join(' ')}`, (urls) => fetchTopTokens(urls, TOP, others)))
  const rows = useTokenRows(list)
  return useMemo(
    () => mapLoadable(rows, ({ rows: all, indexed }) => ({ rows: all, isPartial: all.length >= TOP, indexed })),
    [rows],
  )
}
