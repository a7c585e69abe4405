import type { Hex } from '@/lib/hex'
import { minedHash, type TxState, txState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'

export interface TransactionView {
  readonly state: TxState
  /** Under which the chain has it; undefined for a batch while only the wallet knows that. */
  readonly hash: Hex | undefined
  /** Another transaction with the same content took its place. */
  readonly isSpedUp: boolean
}

/** How a transaction stands. */
export function transactionView(transaction: TransactionRecord): TransactionView {
  const { hash, receipt, batchId } = transaction
  const isBatch = batchId !== undefined
  return {
    state: txState(transaction),
    hash: isBatch && receipt === undefined ? undefined : minedHash(transaction),
    isSpedUp: !isBatch && receipt !== undefined && receipt.transactionHash !== hash,
  }
}

/** Those that wait before those that have ended, each in the order given. */
export function waitingFirst(transactions: readonly TransactionRecord[]): readonly TransactionRecord[] {
  const isWaiting = (transaction: TransactionRecord) => txState(transaction) === 'pending'
  return [...transactions.filter(isWaiting), ...transactions.filter((transaction) => !isWaiting(transaction))]
}
