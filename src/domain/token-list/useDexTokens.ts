import { useEffect, useSyncExternalStore } from 'react'
import { getDeployment } from '@/config/deployment'
import { createExternalStore } from '@/lib/externalStore'
import { logProblem } from '@/platform/log'
import type { TokenMap } from './model/tokenMap'
import { listTicker } from './useListRefresh'

const ranking = createExternalStore<TokenMap>(new Map())
let askedAtMs = -Infinity

/**
 * Fetches the ranking unless that was done since `sinceMs` (Unix milliseconds), so that remounted pages share a
 * response. The code is loaded on first use.
 */
async function refresh(url: string, sinceMs: number): Promise<void> {
  if (askedAtMs >= sinceMs) return
  askedAtMs = Date.now()
  try {
    const { loadDexTokens } = await import('./loadDexTokens')
    ranking.set(await loadDexTokens(url))
  } catch (problem) {
    // The previous ranking stays; the next page tries again.
    askedAtMs = -Infinity
    logProblem('Could not show token list due to error', problem)
  }
}

/** The tokens that the exchange's info service ranks; empty without the service, or if it fails. */
export function useDexTokens(): TokenMap {
  const serviceUrl = getDeployment().services.dexInfo
  const tickedAtMs = useSyncExternalStore(listTicker.subscribe, listTicker.getSnapshot)
  useEffect(() => {
    if (serviceUrl !== undefined) void refresh(serviceUrl, tickedAtMs)
  }, [tickedAtMs, serviceUrl])
  return useSyncExternalStore(ranking.subscribe, ranking.getSnapshot)
}
