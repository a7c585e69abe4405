import { useMemo } from 'react'
import { useKept } from '@/hooks/useKept'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { getInfoTerms, useInfoService, useIsRecent } from './infoService'
import { loadQueries } from './loadQueries'
import type { InfoOverview } from './model/info'
import { type ExchangeAt, infoOverview } from './model/infoOverview'
import { blocksKey, readPast, usePastBlocks } from './usePastBlocks'

const NOTHING: Promise<ExchangeAt> = Promise.resolve({ totals: undefined, croPrice: undefined })

/**
 * The exchange now and over 24 hours, every 10 seconds while visible. Loading without a subgraph; the figures of 24
 * hours follow, and are missing where the subgraph's history does not reach back.
 */
export function useInfoOverview(): Loadable<InfoOverview> {
  const now = useInfoService('infoOverview', async (urls) => (await loadQueries()).fetchExchange(urls))
  const blocks = valueOf(usePastBlocks())
  const past = useKept(
    useInfoService(
      blocks && `infoOverview ${blocksKey(blocks)}`,
      async (urls) => {
        const { fetchExchangeAt } = await loadQueries()
        return readPast(blocks, (block) => (block === undefined ? NOTHING : fetchExchangeAt(urls, block)))
      },
      { isFixed: true },
    ),
  )
  const isRecent = useIsRecent(valueOf(now)?.indexed)
  return useMemo(
    () =>
      mapLoadable(now, ({ totals, croPrice, indexed }) =>
        infoOverview({ totals, croPrice }, isRecent ? valueOf(past) : undefined, getInfoTerms().feeRate, indexed),
      ),
    [now, past, isRecent],
  )
}
