import { createLogHistory } from '@/chain/logs/logHistory'
import { readClient } from '@/chain/rpc/readClient'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { type RealisedApys, readRealisedApys } from './realisedApy'
import { totalsFilter } from './shareHistory'

/**
 * The realised APY of a vault's shares over the last 7 and 30 days. Pages with a chart use `useShareHistory` instead.
 * @param shareToken undefined while unknown
 * @param sinceBlock the block of the vault's deployment
 */
export function useRealisedApys(shareToken: Address | undefined, sinceBlock: number): Loadable<RealisedApys> {
  return useService(shareToken && `realisedApys ${shareToken}`, async () => {
    if (shareToken === undefined) return { week: undefined, month: undefined }
    return readRealisedApys(readClient, await createLogHistory(readClient, totalsFilter(shareToken), sinceBlock).read())
  })
}
