import type { Block } from '@/chain/rpc/block'
import { useAppSelector } from './storeHooks'

/** The latest block; undefined before the first response. Re-renders with every block. */
export function useBlock(): Block | undefined {
  return useAppSelector((state) => state.block.latest)
}
