import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useExchangeDays } from '@/domain/exchange-info/useExchangeDays'
import { type ClosingPriceSource, closingPriceSource } from '@/domain/vault/history/closingPrice'
import { dayEnds, tvlDays } from '@/domain/vault/history/tvlHistory'
import { hasTvlHistory, type IndexedTvl, useTvlHistory } from '@/domain/vault/history/useTvlHistory'
import type { Vault } from '@/domain/vault/vault'
import { useNowSec } from '@/hooks/useNowSec'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { HomeVault } from '../model/homeView'
import { currentTvl, type TvlRow, tvlRows } from '../model/tvlView'
import { useCreatedVaults } from './useCreatedVaults'

/** A vault whose value is counted. */
export interface CountedHomeVault {
  readonly vault: Vault
  readonly shareToken: Address
  readonly source: ClosingPriceSource | undefined
}

export interface Tvl {
  /** Undefined without vaults or their subgraph. */
  readonly history: Loadable<IndexedTvl<CountedHomeVault>> | undefined
  readonly rows: readonly TvlRow[]
  /** How far the exchange's subgraph has read; undefined where it is not known. */
  readonly indexed: IndexedBlock | undefined
  /** Reads what failed again; undefined if nothing did. */
  readonly retry: (() => void) | undefined
  readonly isLoading: boolean
}

/** The total value locked in vaults and in the exchange over 30 days, on a network with the exchange's subgraph. */
export function useTvl(vaults: readonly HomeVault[]): Tvl {
  const created = valueOf(useCreatedVaults(vaults))
  const counted = useMemo(
    () => created?.map((entry) => ({ ...entry, source: closingPriceSource(getDeployment(), entry.vault) })),
    [created],
  )
  const history = useTvlHistory(counted)
  const days = useExchangeDays()
  const nowSec = useNowSec()
  const known = valueOf(history)
  const series = valueOf(days)
  const rows = useMemo(() => {
    const { sinceSec, todaySec } = tvlDays(nowSec)
    return tvlRows(
      {
        history: known,
        exchange: series?.periods.flatMap(({ startSec, liquidity: { usd } }) =>
          usd === undefined ? [] : [{ dateSec: startSec, value: usd }],
        ),
        current: known && currentTvl(vaults, known.counted),
      },
      dayEnds(sinceSec, todaySec),
      nowSec,
    )
  }, [known, series, vaults, nowSec])
  const hasHistory = hasTvlHistory() && counted?.length !== 0
  const asked = hasHistory ? [history, days] : [days]
  const failed = asked.filter((part) => part.status === 'failed')
  return {
    history: hasHistory ? history : undefined,
    rows,
    indexed: series?.indexed,
    retry: failed.length === 0 ? undefined : () => failed.forEach((part) => part.retry()),
    isLoading: asked.some(({ status }) => status === 'loading'),
  }
}
