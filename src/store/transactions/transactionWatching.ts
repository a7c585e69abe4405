import type { Middleware } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import { selectTransactions, transactionAdded, transactionsShared } from './transactionsSlice'
import type { TransactionWatcher, WatchedNetwork, WatchedState } from './transactionWatcher'

/**
 * Checks transactions whenever a block, a transaction, the restored state or another tab's changes arrive. The code is
 * loaded with the first transaction.
 */
export function createTransactionWatching(network: WatchedNetwork): Middleware<object, WatchedState> {
  return (api) => {
    let watcher: Promise<TransactionWatcher> | undefined

    async function wake(): Promise<void> {
      if (Object.keys(selectTransactions(api.getState(), network.chainId)).length === 0) return
      watcher ??= import('./transactionWatcher').then(({ createTransactionWatcher }) =>
        createTransactionWatcher(network, api),
      )
      try {
        ;(await watcher).checkAll()
      } catch {
        // Load the code again with the next block.
        watcher = undefined
      }
    }

    return (next) => (action) => {
      const before = api.getState()
      const result = next(action)
      const isNewBlock = api.getState().block.latest !== before.block.latest
      const isRestored = (action as { type?: unknown }).type === REHYDRATE
      if (isNewBlock || isRestored || transactionAdded.match(action) || transactionsShared.match(action)) void wake()
      return result
    }
  }
}
