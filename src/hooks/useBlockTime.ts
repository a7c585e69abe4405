import { useEffect } from 'react'
import { blockTimeWanted } from '@/store/block/blockTimeSlice'
import { useAppSelector, useAppStore } from './storeHooks'

/**
 * Seconds a block by recent headers; undefined while it is not known, or not steady enough to count on.
 * @param isWanted nothing is measured for what does not need it
 */
export function useBlockTime(isWanted = true): number | undefined {
  const store = useAppStore()
  useEffect(() => {
    if (isWanted) store.dispatch(blockTimeWanted())
  }, [store, isWanted])
  return useAppSelector((state) => state.blockTime.measuredSec)
}
