import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Hex } from '@/lib/hex'
import type { TransactionRecord, TransactionsByHash } from './transaction'

export type TransactionsState = Readonly<Record<number, TransactionsByHash>>

const initialState: TransactionsState = {}
const NO_TRANSACTIONS: TransactionsByHash = {}

interface OneTransaction {
  readonly chainId: number
  readonly transaction: TransactionRecord
}

const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    /** @throws Error if the hash already exists */
    transactionAdded(state, { payload: { chainId, transaction } }: PayloadAction<OneTransaction>) {
      if (transaction.hash in (state[chainId] ?? NO_TRANSACTIONS))
        throw new Error('Attempted to add existing transaction.')
      return withTransaction(state, chainId, transaction)
    },
    /** Ignored if the record was cleared in the meantime. */
    transactionUpdated(state, { payload: { chainId, transaction } }: PayloadAction<OneTransaction>) {
      return transaction.hash in (state[chainId] ?? NO_TRANSACTIONS)
        ? withTransaction(state, chainId, transaction)
        : state
    },
    transactionRemoved(state, { payload: { chainId, hash } }: PayloadAction<{ chainId: number; hash: Hex }>) {
      const others = Object.entries(state[chainId] ?? NO_TRANSACTIONS).filter(([key]) => key !== hash)
      return { ...state, [chainId]: Object.fromEntries(others) }
    },
    transactionsCleared(state, { payload: { chainId } }: PayloadAction<{ chainId: number }>) {
      return { ...state, [chainId]: NO_TRANSACTIONS }
    },
    /** Merged transactions of all tabs. */
    transactionsShared(state, { payload }: PayloadAction<TransactionsState>) {
      return { ...state, ...payload }
    },
  },
})

function withTransaction(state: TransactionsState, chainId: number, transaction: TransactionRecord): TransactionsState {
  return { ...state, [chainId]: { ...state[chainId], [transaction.hash]: transaction } }
}

export const transactionsReducer = transactionsSlice.reducer
export const { transactionAdded, transactionUpdated, transactionRemoved, transactionsCleared, transactionsShared } =
  transactionsSlice.actions

/** The transactions of a chain, by hash. */
export function selectTransactions(
  state: { readonly transactions: TransactionsState },
  chainId: number,
): TransactionsByHash {
  return state.transactions[chainId] ?? NO_TRANSACTIONS
}
