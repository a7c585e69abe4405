import { useEffect, useState } from 'react'
import { ensureRanking } from '@/chain/nodes/ranking'
import { useAppStore } from '@/hooks/storeHooks'
import type { AppStore, RootState } from '@/store/appStore'
import { blockRequested } from '@/store/block/blockSlice'
import { startComparing } from './startComparing'

/** A page without reads starts ranking after this. */
const MAX_WAIT_MS = 10_000

function hasFigures({ multicall, block }: RootState): boolean {
  return (
    block.hasFailed ||
    Object.values(multicall.results).some((results) => Object.values(results).some(({ data }) => data !== undefined))
  )
}

/**
 * Until all nodes are measured, the first values may come from a lagging node, so measure as soon as they are shown.
 */
async function rank(store: AppStore): Promise<void> {
  const nodes = ensureRanking()
  if (nodes.records.getSnapshot().length === 1) return
  await nodes.probe()
  store.dispatch(blockRequested())
}

/** Starts ranking and comparing nodes once the page has its first values, because measuring nodes takes requests. */
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
