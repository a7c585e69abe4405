import { useCallback } from 'react'
import { getDeployment } from '@/config/deployment'
import { useAppDispatch } from '@/hooks/storeHooks'
import { useTransactions } from '@/hooks/useTransactions'
import type { Hex } from '@/lib/hex'
import { withoutMove } from '@/store/transactions/transactionChanges'
import { transactionUpdated } from '@/store/transactions/transactionsSlice'

/** Ends deposits of several steps: the user keeps what the named transactions brought. */
export function useDiscardUnfinished(): (hashes: readonly Hex[]) => void {
  const dispatch = useAppDispatch()
  const { recent } = useTransactions()
  return useCallback(
    (hashes) => {
      for (const transaction of recent.filter(({ hash }) => hashes.includes(hash))) {
        dispatch(transactionUpdated({ chainId: getDeployment().chainId, transaction: withoutMove(transaction) }))
      }
    },
    [dispatch, recent],
  )
}
