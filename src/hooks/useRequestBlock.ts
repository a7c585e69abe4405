import { useCallback } from 'react'
import { blockRequested } from '@/store/block/blockSlice'
import { useAppStore } from './storeHooks'

/** Requests the latest block now; referentially stable. */
export function useRequestBlock(): () => void {
  const store = useAppStore()
  return useCallback(() => void store.dispatch(blockRequested()), [store])
}
