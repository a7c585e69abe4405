import { useEffect, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { useAppSelector, useAppStore } from '@/hooks/storeHooks'
import { keepFigures } from '@/store/multicall/keptFigures'

/**
 * Keeps the chain's figures for visits without network, and returns when the figures on the page were read (Unix
 * milliseconds): the time of the latest block, or of an earlier visit; undefined if there are none.
 */
export function useLastReadMs(): number | undefined {
  const store = useAppStore()
  const latest = useAppSelector(({ block }) => block.latest)
  const [restoredMs, setRestoredMs] = useState<number>()
  useEffect(() => keepFigures(store, getDeployment().chainId, setRestoredMs), [store])
  return latest === undefined ? restoredMs : latest.timestampSec * 1_000
}
