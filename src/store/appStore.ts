import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer, persistStore } from 'redux-persist'
import { createBlockPolling } from './block/blockPolling'
import { blockReducer } from './block/blockSlice'
import { createBlockTimeMeasuring } from './block/blockTimeMeasuring'
import { blockTimeReducer } from './block/blockTimeSlice'
import { listFetched, listsReducer } from './lists/listsSlice'
import { restoreLists } from './lists/restoreLists'
import { type MulticallNetwork, createMulticallFetching } from './multicall/multicallFetching'
import { multicallReducer } from './multicall/multicallSlice'
import { persistConfig } from './persistence'
import { createReceiptWatching } from './transactions/receiptWatching'
import { restoreTransactions } from './transactions/restoreTransactions'
import { transactionsReducer } from './transactions/transactionsSlice'
import { restoreUser } from './user/restoreUser'
import { userReducer } from './user/userSlice'

const userConfig = persistConfig({ key: 'user', version: 1, restore: restoreUser })
const listsConfig = persistConfig({ key: 'lists', version: 1, restore: restoreLists })
const transactionsConfig = persistConfig({ key: 'transactions', version: 1, restore: restoreTransactions })

const reducer = combineReducers({
  block: blockReducer,
  blockTime: blockTimeReducer,
  lists: persistReducer(listsConfig, listsReducer),
  multicall: multicallReducer,
  transactions: persistReducer(transactionsConfig, transactionsReducer),
  user: persistReducer(userConfig, userReducer),
})

const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE]

/** The app's store on one network, with its stored state coming in. Dispatch `blockPollingStarted` to let it live. */
export function createAppStore(network: MulticallNetwork) {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        // Hundreds of call results change with each block, and a list has thousands of tokens: the checks would take
        // longer than the work.
        immutableCheck: { ignoredPaths: ['multicall', 'lists'] },
        serializableCheck: { ignoredPaths: ['multicall', 'lists'], ignoredActions: [...PERSIST_ACTIONS, listFetched.type] },
      }).concat(createBlockPolling(network.client), createBlockTimeMeasuring(network.client), createMulticallFetching(network), createReceiptWatching(network)),
  })
  persistStore(store)
  return store
}

export type AppStore = ReturnType<typeof createAppStore>
export type RootState = ReturnType<AppStore['getState']>
