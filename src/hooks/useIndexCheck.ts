import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { type IndexedBlock, indexLag } from '@/lib/indexLag'
import type { RootState } from '@/store/appStore'
import { selectTransactions } from '@/store/transactions/transactionsSlice'
import { useAppStore } from './storeHooks'

export interface IndexCheck {
  /** Chain time in Unix seconds; the computer's time before the first block. */
  readonly nowSec: () => number
  /**
   * Whether an index lacks blocks that the page knows: it is noticeably behind the chain, lacks a transaction of the
   * user's, or does not tell its block.
   */
  readonly isBehind: (indexed: IndexedBlock | undefined) => boolean
}

/** Compares an index with the chain when its answer arrives, without rendering again with each block. */
export function useIndexCheck(): IndexCheck {
  const store = useAppStore()
  return useMemo(
    () => ({
      nowSec: () => store.getState().block.latest?.timestampSec ?? Math.floor(Date.now() / 1000),
      isBehind: (indexed) => isIndexBehind(indexed, store.getState()),
    }),
    [store],
  )
}

function isIndexBehind(indexed: IndexedBlock | undefined, state: RootState): boolean {
  if (indexed === undefined) return true
  const { chainId, defaultBlockTimeSec } = getDeployment()
  const head = state.block.latest
  if (head === undefined) return false
  return (
    indexLag(indexed, head, defaultBlockTimeSec) !== undefined ||
    Object.values(selectTransactions(state, chainId)).some(
      // A later block than the latest is of a chain that was reset.
      ({ receipt }) =>
        receipt !== undefined && receipt.blockNumber > indexed.number && receipt.blockNumber <= head.number,
    )
  )
}
