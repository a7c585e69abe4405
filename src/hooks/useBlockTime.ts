import { useEffect } from 'react'
import { blockTimeWanted } from '@/store/block/blockTimeSlice'
import { useAppSelector, useAppStore } from './storeHooks'

/** Seconds a block by recent headers; undefined while it is not known, or not steady enough to count on. */
export function useBlockTime(): number | undefined {
  const store = useAppStore()
  useEffect(() => {
    store.dispatch(blockTimeWanted())
  }, [store])
  return useAppSelector((state) => state.blockTime.measuredSec)
}
