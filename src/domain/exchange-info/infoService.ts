import { useMemo } from 'react'
import type { SubgraphUrls } from '@/api/queryGraph'
import { fromDeployment } from '@/config/deployment'
import { exchangeOf } from '@/domain/pair/exchange'
import { poolFeeRate } from '@/domain/pair/pair'
import { useIndexLag } from '@/hooks/useIndexLag'
import { useNowSec } from '@/hooks/useNowSec'
import { useService } from '@/hooks/useService'
import { Decimal } from '@/lib/decimal'
import type { IndexedBlock } from '@/lib/indexLag'
import type { Loadable } from '@/lib/loadable'
import { type InfoTimes, infoTimes } from './model/infoTimes'

const HOUR_SEC = 3_600
/** Of lists and current figures. */
const REFRESH = { refreshMs: 10_000 }
/** Of histories, whose last period alone changes. */
export const SERIES_REFRESH = { refreshMs: 60_000 }

/** The network's terms of the exchange's figures. */
export const getInfoTerms = fromDeployment((network) => {
  const exchange = exchangeOf(network)
  const bases = new Set(exchange?.baseTokens.map(({ address }) => address.toLowerCase()))
  return {
    network,
    /** Undefined without an exchange. */
    urls: exchange && network.subgraphs['exchange'],
    wcro: exchange?.wcro.address,
    /** Whether the exchange prices others by this token: what is valued by other tokens alone can be made up. */
    isBase: (token: string) => bases.has(token.toLowerCase()),
    /** What a pool's providers get of its volume, 1 = 100 %: pairs keep the whole fee. */
    feeRate: exchange === undefined ? new Decimal(0) : poolFeeRate(exchange.fee),
  }
})

/** Fetches from the exchange's subgraph, every 10 seconds by default. Loading without a key, and without a subgraph. */
export function useInfoService<T>(
  key: string | undefined,
  load: (urls: SubgraphUrls) => Promise<T>,
  options: Parameters<typeof useService<T>>[2] = REFRESH,
): Loadable<T> {
  const { urls } = getInfoTerms()
  return useService(urls && key, () => load(urls ?? []), options)
}

/** The times of the day that ends now, the same object within an hour. */
export function useInfoTimes(): InfoTimes {
  const hour = Math.floor(useNowSec() / HOUR_SEC)
  return useMemo(() => infoTimes(hour * HOUR_SEC), [hour])
}

/** Whether an index has reached the last hour: otherwise what it says of the last 24 hours is not of them. */
export function useIsRecent(indexed: IndexedBlock | undefined): boolean {
  const lag = useIndexLag(indexed)
  return lag === undefined || lag.behindSec < HOUR_SEC
}
