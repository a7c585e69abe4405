import type { Hex } from '@/lib/hex'
import { minedHash, type TxState, txState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'

export interface TransactionView {
  readonly state: TxState
  /** Undefined for a batch until the wallet reports its hash. */
  readonly hash: Hex | undefined
  /** Replaced by a transaction with the same content. */
  readonly isSpedUp: boolean
}

/** View model of a transaction. */
export function transactionView(transaction: TransactionRecord): TransactionView {
  const { hash, receipt, batchId } = transaction
  const isBatch = batchId !== undefined
  return {
    state: txState(transaction),
    hash: isBatch && receipt === undefined ? undefined : minedHash(transaction),
    isSpedUp: !isBatch && receipt !== undefined && receipt.transactionHash !== hash,
  }
}

/** Moves pending transactions first, keeping the order otherwise. */
export function pendingFirst(transactions: readonly TransactionRecord[]): readonly TransactionRecord[] {
  const isWaiting = (transaction: TransactionRecord) => txState(transaction) === 'pending'
  return [...transactions.filter(isWaiting), ...transactions.filter((transaction) => !isWaiting(transaction))]
}
