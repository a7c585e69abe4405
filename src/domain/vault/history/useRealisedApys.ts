import { readIndexFirst } from '@/api/readIndexFirst'
import { createLogHistory } from '@/chain/logs/logHistory'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { useIndexCheck } from '@/hooks/useIndexCheck'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { Vault } from '../vault'
import { mapWindows, type RealisedApys, readRealisedApys } from './realisedApy'
import { totalsFilter } from './shareHistory'

/**
 * What a vault's share really earned, from the vaults' subgraph or the vault's events. Pages with a chart use
 * `useShareHistory` instead.
 * @param shareToken undefined while unknown
 */
export function useRealisedApys(
  shareToken: Address | undefined,
  { deployed: { underlyingDecimals: decimals, deployBlock = 0 } }: Vault,
): Loadable<RealisedApys> {
  const urls = getDeployment().subgraphs['vaults']
  const check = useIndexCheck()
  return useService(shareToken && `realisedApys ${shareToken}`, async () => {
    if (shareToken === undefined) return mapWindows(() => undefined)
    return readIndexFirst(
      urls &&
        (async () => {
          const { readIndexedApys } = await import('./indexedApys')
          return (await readIndexedApys(urls, [{ shareToken, decimals }], check)).get(shareToken.toLowerCase())
        }),
      async () => {
        const history = createLogHistory(readClient, totalsFilter(shareToken), deployBlock)
        return readRealisedApys(readClient, await history.read(), deployBlock)
      },
    )
  })
}
