import { useCallback } from 'react'
import { blockRequested } from '@/store/block/blockSlice'
import { useAppStore } from './storeHooks'

/** Asks for the latest block now; the same function between renders. */
export function useRequestBlock(): () => void {
  const store = useAppStore()
  return useCallback(() => void store.dispatch(blockRequested()), [store])
}
