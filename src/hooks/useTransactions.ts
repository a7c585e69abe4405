import { useCallback, useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { Address, Hex } from '@/lib/hex'
import { hasPendingApproval, recentTransactions, type TransactionRecord } from '@/store/transactions/transaction'
import { selectTransactions, transactionRemoved, transactionsCleared } from '@/store/transactions/transactionsSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'
import { useRefresh } from './useRefresh'
import { useWallet } from './useWallet'

export interface Transactions {
  /** What the account sent in the last 24 hours, newest first. */
  readonly recent: readonly TransactionRecord[]
  /** Forgets one; it goes on, on the chain. */
  readonly clear: (hash: Hex) => void
  /** Forgets all transactions of this chain. */
  readonly clearAll: () => void
  /** Whether a recent approval of `token` for `spender` waits. */
  readonly hasPendingApproval: (token: Address, spender: Address) => boolean
}
const NONE: readonly TransactionRecord[] = []

export function useTransactions(): Transactions {
  const { chainId } = getDeployment()
  const { account } = useWallet()
  const dispatch = useAppDispatch()
  const transactions = useAppSelector((state) => selectTransactions(state, chainId))
  const nowMs = useRefresh('slow')
  const recent = useMemo(
    () => (account === undefined ? NONE : recentTransactions(transactions, account, nowMs)),
    [account, transactions, nowMs],
  )
  const clear = useCallback(
    (hash: Hex) => {
      dispatch(transactionRemoved({ chainId, hash }))
    },
    [dispatch, chainId],
  )
  const clearAll = useCallback(() => {
    dispatch(transactionsCleared({ chainId }))
  }, [dispatch, chainId])
  return useMemo(
    () => ({
      recent,
      clear,
      clearAll,
      hasPendingApproval: (token, spender) => hasPendingApproval(recent, token, spender),
    }),
    [recent, clear, clearAll],
  )
}
