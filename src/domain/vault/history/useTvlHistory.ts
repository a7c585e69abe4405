import type { ClosesById } from '@/api/dayCloses'
import { fetchClosingPrices } from '@/api/exchange/closingPrices'
import { fetchVaultDays, type IndexedVaults } from '@/api/vaults/days'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { useNowSec } from '@/hooks/useNowSec'
import { useService } from '@/hooks/useService'
import type { IndexedBlock } from '@/lib/indexLag'
import type { Loadable } from '@/lib/loadable'
import { type CountedVault, dayEnds, type TvlHistory, tvlDays, tvlHistory } from './tvlHistory'

/** Whether the network has the subgraphs of the vaults and of the exchange, which prices what they hold. */
export const hasTvlHistory = fromDeployment(
  ({ subgraphs }) => subgraphs['vaults'] !== undefined && subgraphs['exchange'] !== undefined,
)

export interface IndexedTvl<Vault> extends TvlHistory<Vault> {
  readonly counts: IndexedVaults['counts']
  /** Whether a subgraph had not read the whole of yesterday yet. */
  readonly isBehind: boolean
}

/**
 * The total value of vaults at the end of each of the last 30 days that both subgraphs have read. It is fetched once a day,
 * because past days don't change. Loading without vaults or subgraphs.
 * @param vaults undefined while a share token is unknown
 */
export function useTvlHistory<Vault extends CountedVault>(
  vaults: readonly Vault[] | undefined,
): Loadable<IndexedTvl<Vault>> {
  const { vaults: vaultsUrls, exchange: exchangeUrls } = getDeployment().subgraphs
  const { sinceSec, todaySec } = tvlDays(useNowSec())
  const isAsked = vaults !== undefined && vaults.length > 0 && hasTvlHistory()
  return useService(
    isAsked ? `tvlHistory ${sinceSec} ${vaults.map(({ shareToken }) => shareToken).join(' ')}` : undefined,
    async () => {
      const asked = vaults ?? []
      const priced = (wanted: 'token' | 'pair') => [
        ...new Set(asked.flatMap(({ source }) => (source?.kind === wanted ? [source.address] : []))),
      ]
      const [indexed, closing] = await Promise.all([
        fetchVaultDays(
          vaultsUrls ?? [],
          asked.map(({ shareToken }) => shareToken),
          sinceSec,
        ),
        fetchClosingPrices(exchangeUrls ?? [], { tokens: priced('token'), pairs: priced('pair') }, sinceSec),
      ])
      const untilSec = Math.min(
        todaySec,
        headSecOf(indexed.indexed, indexed.assets),
        headSecOf(closing.indexed, closing.prices),
      )
      return {
        ...tvlHistory(asked, { assets: indexed.assets, prices: closing.prices }, dayEnds(sinceSec, untilSec)),
        counts: indexed.counts,
        isBehind: untilSec < todaySec,
      }
    },
    { isFixed: true },
  )
}

/** How far a subgraph has read, Unix seconds. One that does not say has read at least the days before its newest row. */
function headSecOf(indexed: IndexedBlock | undefined, rows: ClosesById<unknown>): number {
  return indexed?.timestampSec ?? Math.max(0, ...[...rows.values()].map((closes) => closes.at(-1)?.dateSec ?? 0))
}
