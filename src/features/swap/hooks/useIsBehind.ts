import { useEffect, useState } from 'react'
import { useAppSelector } from '@/hooks/storeHooks'

/** What a fresh block takes at most to be read, usually; so long a quote of the one before counts as this one's. */
const PATIENCE_MS = 2_000

/** Whether what was read at a block is of the past: newer blocks are there since a while, or it is not known whether they are. */
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
