import { useEffect, useState } from 'react'
import { useAppSelector } from '@/hooks/storeHooks'

/** Usually a fresh block is read within this. Until then the previous quote is shown as current. */
const PATIENCE_MS = 2_000

/** Whether a quote is stale: the node is behind the chain, or its block is unknown. */
export function useIsBehind(blockNumber: number | undefined): boolean {
  const latest = useAppSelector((state) => state.block.latest?.number)
  const hasFailed = useAppSelector((state) => state.block.hasFailed)
  const isOlder = blockNumber !== undefined && latest !== undefined && blockNumber < latest
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isOlder) return undefined
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isOlder])
  return hasFailed || (isOlder && isLate)
}
