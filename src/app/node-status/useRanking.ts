import { useEffect, useState } from 'react'
import { ensureRanking } from '@/chain/nodes/ranking'
import { useAppStore } from '@/hooks/storeHooks'
import type { AppStore, RootState } from '@/store/appStore'
import { blockRequested } from '@/store/block/blockSlice'
import { startComparing } from './startComparing'

/** A page without figures ranks its nodes after this. */
const MAX_WAIT_MS = 10_000

function hasFigures({ multicall, block }: RootState): boolean {
  return (
    block.hasFailed ||
    Object.values(multicall.results).some((results) => Object.values(results).some(({ data }) => data !== undefined))
  )
}

/** The first figures may be of a node that is behind; which one is shows once all were asked, and then nobody should wait. */
async function rank(store: AppStore): Promise<void> {
  const nodes = ensureRanking()
  if (nodes.records.getSnapshot().length === 1) return
  await nodes.probe()
  store.dispatch(blockRequested())
}

/**
 * Ranks the nodes from now on, and compares what they say; but first lets the page have its figures: asking other nodes
 * takes requests.
 */
export function useRanking(): void {
  const store = useAppStore()
  const [isDue, setIsDue] = useState(() => hasFigures(store.getState()))
  useEffect(() => {
    if (isDue) return undefined
    const timer = setTimeout(() => setIsDue(true), MAX_WAIT_MS)
    const unsubscribe = store.subscribe(() => {
      if (hasFigures(store.getState())) setIsDue(true)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store, isDue])
  useEffect(() => {
    if (!isDue) return undefined
    const stopComparing = startComparing(store)
    void rank(store)
    return stopComparing
  }, [store, isDue])
}
