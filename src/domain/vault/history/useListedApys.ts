import { fromDeployment, getDeployment } from '@/config/deployment'
import { useIndexCheck } from '@/hooks/useIndexCheck'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type IndexedVault, readIndexedApys } from './indexedApys'
import type { RealisedApys } from './realisedApy'

/** Figures by day need not be fetched each minute. */
const LIST_REFRESH_MS = 600_000

/**
 * What the share of a listed vault really earned, from the vaults' subgraph: all listed vaults share one query. Undefined
 * while unknown, and where the subgraph fails, is behind or does not know the vault.
 */
export function useListedApys(shareToken: Address): RealisedApys | undefined {
  const check = useIndexCheck()
  const urls = getDeployment().subgraphs['vaults']
  const apys = useService(
    urls && 'listedApys',
    () =>
      urls === undefined ? Promise.resolve(new Map<string, RealisedApys>()) : readIndexedApys(urls, getListed(), check),
    { refreshMs: LIST_REFRESH_MS },
  )
  return apys.status === 'ready' ? apys.value.get(shareToken.toLowerCase()) : undefined
}

const getListed = fromDeployment(({ vaults }): readonly IndexedVault[] =>
  Object.values(vaults.list).flatMap(({ shareToken, underlyingDecimals: decimals }) =>
    shareToken === undefined ? [] : [{ shareToken, decimals }],
  ),
)
