import type { SubgraphUrls } from '@/api/queryGraph'
import { fetchTotalsHistory } from '@/api/vaults/totalsHistory'
import type { IndexCheck } from '@/hooks/useIndexCheck'
import { type IndexedVault, readIndexedApys, toVaultTotals } from './indexedApys'
import type { ShareHistory } from './shareHistory'

/**
 * The history of a vault's totals from the vaults' subgraph; undefined if it is behind the chain or does not know the
 * vault.
 * @throws ServiceError
 */
export async function readIndexedHistory(
  urls: SubgraphUrls,
  vault: IndexedVault,
  check: IndexCheck,
): Promise<ShareHistory | undefined> {
  const [history, apys] = await Promise.all([
    fetchTotalsHistory(urls, vault.shareToken),
    readIndexedApys(urls, [vault], check),
  ])
  const realised = apys.get(vault.shareToken.toLowerCase())
  if (history === undefined || realised === undefined || check.isBehind(history.indexed)) return undefined
  const points = history.points.map((point) => ({ timeSec: point.timeSec, ...toVaultTotals(point, vault.decimals) }))
  return { points, cut: undefined, realised }
}
