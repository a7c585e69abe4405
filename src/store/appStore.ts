import { combineReducers, configureStore } from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  persistReducer,
  persistStore,
  REGISTER,
  REHYDRATE,
  type WebStorage,
} from 'redux-persist'
import { createBlockPolling } from './block/blockPolling'
import { blockReducer } from './block/blockSlice'
import { createBlockTimeMeasuring } from './block/blockTimeMeasuring'
import { blockTimeReducer } from './block/blockTimeSlice'
import { type ListsState, listFetched, listsReducer } from './lists/listsSlice'
import { createListsStorage } from './lists/listsStorage'
import { createMulticallFetching, type MulticallNetwork } from './multicall/multicallFetching'
import { multicallReducer } from './multicall/multicallSlice'
import { browserStorage, persistConfig } from './persistence'
import { profileReducer } from './profile/profileSlice'
import { restoreProfile } from './profile/restoreProfile'
import { createSharedStorage } from './transactions/sharedStorage'
import { type TransactionsState, transactionsReducer, transactionsShared } from './transactions/transactionsSlice'
import { createTransactionWatching } from './transactions/transactionWatching'
import { restoreUser } from './user/restoreUser'
import { userReducer } from './user/userSlice'

const profileConfig = persistConfig({ key: 'profile', version: 1, restore: restoreProfile })
const userConfig = persistConfig({ key: 'user', version: 2, restore: restoreUser })

function createReducer(transactionsStorage: WebStorage) {
  // The storage has already validated its content.
  const restore = (kept: Readonly<Record<string, unknown>>) => kept as TransactionsState
  const transactionsConfig = persistConfig({ key: 'transactions', version: 1, restore, storage: transactionsStorage })
  const listsConfig = persistConfig({
    key: 'lists',
    version: 1,
    // The storage has already validated its content.
    restore: (kept) => kept as unknown as ListsState,
    storage: createListsStorage(),
    isData: true,
  })
  return combineReducers({
    block: blockReducer,
    blockTime: blockTimeReducer,
    lists: persistReducer(listsConfig, listsReducer),
    multicall: multicallReducer,
    profile: persistReducer(profileConfig, profileReducer),
    transactions: persistReducer(transactionsConfig, transactionsReducer),
    user: persistReducer(userConfig, userReducer),
  })
}

const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE]

/**
 * Creates the app's store for a network; persisted state is restored asynchronously. Dispatch `blockPollingStarted` to
 * start reading the chain.
 */
export function createAppStore(network: MulticallNetwork) {
  const shared = createSharedStorage(browserStorage)
  const store = configureStore({
    reducer: createReducer(shared.storage),
    middleware: (defaults) =>
      defaults({
        // These slices are large: the development checks would take longer than the reducers.
        immutableCheck: { ignoredPaths: ['multicall', 'lists'] },
        serializableCheck: {
          ignoredPaths: ['multicall', 'lists'],
          ignoredActions: [...PERSIST_ACTIONS, listFetched.type],
        },
      }).concat(
        createBlockPolling(network.client),
        createBlockTimeMeasuring(network.client),
        createMulticallFetching(network),
        createTransactionWatching(network),
      ),
  })
  shared.connect({
    getState: () => store.getState(),
    share: (transactions) => void store.dispatch(transactionsShared(transactions)),
  })
  const persistor = persistStore(store)
  // redux-persist writes with a delay, which would lose a transaction sent just before leaving the page.
  if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void persistor.flush())
  return store
}

export type AppStore = ReturnType<typeof createAppStore>
export type RootState = ReturnType<AppStore['getState']>
