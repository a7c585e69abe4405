import { useEffect, useSyncExternalStore } from 'react'
import { deployment } from '@/config/deployment'
import { createExternalStore } from '@/lib/externalStore'
import { logProblem } from '@/lib/log'
import type { TokenMap } from './model/tokenMap'
import { LIST_REFRESH_MS, listTicker } from './useListRefresh'

const serviceUrl = deployment.services.dexInfo
const ranking = createExternalStore<TokenMap>(new Map())
let askedAtMs = -Infinity

/** Asks the service unless that was done of late: pages that come and go share one answer. Its code comes with the first question. */
async function refresh(url: string): Promise<void> {
  if (Date.now() - askedAtMs < LIST_REFRESH_MS) return
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
  const tick = useSyncExternalStore(listTicker.subscribe, listTicker.getSnapshot)
  useEffect(() => {
    if (serviceUrl !== undefined) void refresh(serviceUrl)
  }, [tick])
  return useSyncExternalStore(ranking.subscribe, ranking.getSnapshot)
}
