import { useCallback, useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { Address, Hex } from '@/lib/hex'
import { hasPendingApproval, recentTransactions, type TransactionRecord } from '@/store/transactions/transaction'
import { selectTransactions, transactionRemoved, transactionsCleared } from '@/store/transactions/transactionsSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'
import { useRefresh } from './useRefresh'
import { useWallet } from './useWallet'

export interface Transactions {
  /** The account's transactions of the last 24 hours, newest first. */
  readonly recent: readonly TransactionRecord[]
  /** Removes a record; the transaction itself is unaffected. */
  readonly clear: (hash: Hex) => void
  /** Removes all records of this chain. */
  readonly clearAll: () => void
  /** Whether a recent approval of `token`, or of one NFT of it, for `spender` is pending. */
  readonly hasPendingApproval: (token: Address, spender: Address, tokenId?: string) => boolean
}
const NONE: readonly TransactionRecord[] = []

/** The connected account's transactions on the deployment's chain. */
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
      hasPendingApproval: (token, spender, tokenId) => hasPendingApproval(recent, token, spender, tokenId),
    }),
    [recent, clear, clearAll],
  )
}
