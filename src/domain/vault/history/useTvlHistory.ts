import { fetchClosingPrices } from '@/api/exchange/closingPrices'
import { fetchVaultDays, type IndexedVaults } from '@/api/vaults/days'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { useNowSec } from '@/hooks/useNowSec'
import { useService } from '@/hooks/useService'
import type { IndexedBlock } from '@/lib/indexLag'
import type { Loadable } from '@/lib/loadable'
import { type CountedVault, dayEnds, type TvlHistory, tvlHistory } from './tvlHistory'

const DAY_SEC = 86_400
const DAYS = 30

/** Whether the network has the subgraphs of the vaults and of the exchange, which prices what they hold. */
export const hasTvlHistory = fromDeployment(
  ({ subgraphs }) => subgraphs['vaults'] !== undefined && subgraphs['exchange'] !== undefined,
)

export interface IndexedTvl<Vault> extends TvlHistory<Vault> {
  readonly counts: IndexedVaults['counts']
  /** The subgraph that is further behind. */
  readonly indexed: IndexedBlock | undefined
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
  const sinceSec = (Math.floor(useNowSec() / DAY_SEC) - DAYS) * DAY_SEC
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
      const head = earlierBlock(indexed.indexed, closing.indexed)
      // A subgraph that does not say how far it is has read the days before its newest row.
      const untilSec = head?.timestampSec ?? newestDateSec(indexed)
      return {
        ...tvlHistory(asked, { assets: indexed.assets, prices: closing.prices }, dayEnds(sinceSec, untilSec)),
        counts: indexed.counts,
        indexed: head,
      }
    },
    { isFixed: true },
  )
}

function earlierBlock(a: IndexedBlock | undefined, b: IndexedBlock | undefined): IndexedBlock | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return a.number <= b.number ? a : b
}

function newestDateSec({ assets }: IndexedVaults): number {
  return Math.max(0, ...[...assets.values()].map((closes) => closes.at(-1)?.dateSec ?? 0))
}
