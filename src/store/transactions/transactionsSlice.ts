import type { Receipt } from '@/chain/receipt'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Hex } from '@/lib/hex'
import type { TransactionRecord, TransactionsByHash } from './transaction'

export type TransactionsState = Readonly<Record<number, TransactionsByHash>>

const initialState: TransactionsState = {}
const NO_TRANSACTIONS: TransactionsByHash = {}

interface InTransaction {
  readonly chainId: number
  readonly hash: Hex
}

const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    /** @throws Error for a hash that is there already */
    transactionAdded(
      state,
      { payload: { chainId, transaction } }: PayloadAction<{ chainId: number; transaction: TransactionRecord }>,
    ) {
      const ofChain = state[chainId] ?? NO_TRANSACTIONS
      if (transaction.hash in ofChain) throw new Error('Attempted to add existing transaction.')
      return { ...state, [chainId]: { ...ofChain, [transaction.hash]: transaction } }
    },
    /** The receipt was asked for at `blockNumber` and was not there. */
    transactionChecked(state, { payload }: PayloadAction<InTransaction & { blockNumber: number }>) {
      return withTransaction(state, payload, (transaction) => ({
        lastCheckedBlockNumber: Math.max(transaction.lastCheckedBlockNumber ?? 0, payload.blockNumber),
      }))
    },
    transactionFinalized(
      state,
      { payload }: PayloadAction<InTransaction & { receipt: Receipt; confirmedTime: number }>,
    ) {
      return withTransaction(state, payload, () => ({ receipt: payload.receipt, confirmedTime: payload.confirmedTime }))
    },
    /** Empties one chain's records. */
    transactionsCleared(state, { payload: { chainId } }: PayloadAction<{ chainId: number }>) {
      return { ...state, [chainId]: NO_TRANSACTIONS }
    },
  },
})

/** A record that was cleared meanwhile stays cleared; one that has its receipt stays as it is. */
function withTransaction(
  state: TransactionsState,
  { chainId, hash }: InTransaction,
  change: (transaction: TransactionRecord) => Partial<TransactionRecord>,
): TransactionsState {
  const transaction = state[chainId]?.[hash]
  if (transaction === undefined || transaction.receipt !== undefined) return state
  return { ...state, [chainId]: { ...state[chainId], [hash]: { ...transaction, ...change(transaction) } } }
}

export const transactionsReducer = transactionsSlice.reducer
export const { transactionAdded, transactionChecked, transactionFinalized, transactionsCleared } = transactionsSlice.actions

export function selectTransactions(state: { readonly transactions: TransactionsState }, chainId: number): TransactionsByHash {
  return state.transactions[chainId] ?? NO_TRANSACTIONS
}
