import { useEffect, useSyncExternalStore } from 'react'
import { getDeployment } from '@/config/deployment'
import { createExternalStore } from '@/lib/externalStore'
import { logProblem } from '@/platform/log'
import type { TokenMap } from './model/tokenMap'
import { listTicker } from './useListRefresh'

const ranking = createExternalStore<TokenMap>(new Map())
let askedAtMs = -Infinity

/** Asks the service unless that was done since `sinceMs`: pages that come and go share one answer. Its code comes with the first question. */
async function refresh(url: string, sinceMs: number): Promise<void> {
  if (askedAtMs >= sinceMs) return
  askedAtMs = Date.now()
  try {
    const { loadDexTokens } = await import('./loadDexTokens')
    ranking.set(await loadDexTokens(url))
  } catch (problem) {
    // What was had before stays; the next page asks again.
    askedAtMs = -Infinity
    logProblem('Could not show token list due to error', problem)
  }
}

/** What the exchange's info service ranks; nothing where the network has no such service, or while it does not answer. */
export function useDexTokens(): TokenMap {
  const serviceUrl = getDeployment().services.dexInfo
  const tickedAtMs = useSyncExternalStore(listTicker.subscribe, listTicker.getSnapshot)
  useEffect(() => {
    if (serviceUrl !== undefined) void refresh(serviceUrl, tickedAtMs)
  }, [tickedAtMs, serviceUrl])
  return useSyncExternalStore(ranking.subscribe, ranking.getSnapshot)
}
