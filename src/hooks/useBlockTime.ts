import { useEffect } from 'react'
import { blockTimeWanted } from '@/store/block/blockTimeSlice'
import { useAppSelector, useAppStore } from './storeHooks'

/** Average seconds per block; undefined while unknown or irregular. @param isWanted false to measure nothing */
export function useBlockTime(isWanted = true): number | undefined {
  const store = useAppStore()
  useEffect(() => {
    if (isWanted) store.dispatch(blockTimeWanted())
  }, [store, isWanted])
  return useAppSelector((state) => state.blockTime.measuredSec)
}
