import { useMemo } from 'react'
import type { IndexedTokens } from '@/api/exchange/infoTokens'
import type { SubgraphUrls } from '@/api/queryGraph'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useKept } from '@/hooks/useKept'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { getInfoTerms, useInfoService, useIsRecent } from './infoService'
import { loadQueries } from './loadQueries'
import type { InfoToken } from './model/info'
import { compareTokens, infoToken, type PastTokens, withoutDay } from './model/infoToken'
import { usePastBlocks } from './usePastBlocks'

/** Some tokens at a block; without a block, before the exchange's first transaction. */
export async function readPastTokens(
  urls: SubgraphUrls,
  tokens: readonly Address[],
  block: number | undefined,
): Promise<PastTokens> {
  const asked = new Set(tokens.map((address) => address.toLowerCase()))
  if (block === undefined) return { asked, tokens: [], croPrice: undefined }
  const { fetchTokensAt } = await loadQueries()
  return { asked, ...(await fetchTokensAt(urls, tokens, block)) }
}

/**
 * The tokens of a list as they are shown, with most liquidity first. The figures of 24 hours follow, and are missing
 * where the subgraph's history does not reach back.
 */
export function useTokenRows(
  list: Loadable<IndexedTokens>,
): Loadable<Pick<IndexedTokens, 'indexed'> & { readonly rows: readonly InfoToken[] }> {
  const known = valueOf(list)
  const addresses = useDeepMemo(known?.tokens.map(({ address }) => address).sort() ?? [])
  const since = valueOf(usePastBlocks())?.sinceSec
  const past = useKept(
    useInfoService(
      since === undefined || addresses.length === 0
        ? undefined
        : `tokensAt ${since.block ?? ''} ${addresses.join(' ')}`,
      (urls) => readPastTokens(urls, addresses, since?.block),
      { isFixed: true },
    ),
  )
  const isRecent = useIsRecent(known?.indexed)
  return useMemo(
    () =>
      mapLoadable(list, ({ tokens, croPrice, indexed }) => {
        const { network, isBase } = getInfoTerms()
        const rows = tokens.map((token) => {
          const row = infoToken(token, { network, isBase, croPrice, past: valueOf(past) })
          return isRecent ? row : withoutDay(row)
        })
        return { rows: rows.sort(compareTokens), indexed }
      }),
    [list, past, isRecent],
  )
}
