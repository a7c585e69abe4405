import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isNewerVersion, type TokenList } from '@/api/tokenList/tokenList'
import type { ListProblem } from '@/api/tokenList/tokenListError'
import type { Address } from '@/lib/hex'

/** A token list, keyed by its URL. */
export interface ListState {
  /** The accepted version. */
  readonly current?: TokenList
  /** A newer version that the user has not accepted yet. */
  readonly pendingUpdate?: TokenList
  readonly loadingRequestId?: string
  readonly error?: ListProblem
}

/** A token that the user added by address. */
export interface AddedToken {
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** The user acknowledged the token's warnings. */
  readonly isUnderstood?: boolean
}

export interface ListsState {
  readonly byUrl: Readonly<Record<string, ListState>>
  readonly activeListUrls: readonly string[]
  readonly addedTokens: Readonly<Record<number, readonly AddedToken[]>>
}

export const initialListsState: ListsState = { byUrl: {}, activeListUrls: [], addedTokens: {} }

interface ListRequest {
  readonly url: string
  readonly requestId: string
}

const listsSlice = createSlice({
  name: 'lists',
  initialState: initialListsState,
  reducers: {
    /** An already added list is activated. */
    listAdded(state, { payload: { url } }: PayloadAction<{ url: string }>) {
      return withActive({ ...state, byUrl: { ...state.byUrl, [url]: state.byUrl[url] ?? {} } }, url, true)
    },
    listRemoved(state, { payload: { url } }: PayloadAction<{ url: string }>) {
      const byUrl = Object.fromEntries(Object.entries(state.byUrl).filter(([other]) => other !== url))
      return withActive({ ...state, byUrl }, url, false)
    },
    listActivated: (state, { payload: { url } }: PayloadAction<{ url: string }>) =>
      url in state.byUrl ? withActive(state, url, true) : state,
    listDeactivated: (state, { payload: { url } }: PayloadAction<{ url: string }>) => withActive(state, url, false),
    listRequested(state, { payload: { url, requestId } }: PayloadAction<ListRequest>) {
      return withList(state, url, ({ current, pendingUpdate }) =>
        listOf({ current, pendingUpdate, loadingRequestId: requestId }),
      )
    },
    /** The first version is accepted automatically; a newer one is pending; others are ignored. */
    listFetched(state, { payload: { url, requestId, list } }: PayloadAction<ListRequest & { list: TokenList }>) {
      return withList(state, url, (known) => {
        if (known.loadingRequestId !== requestId) return known
        const { current, pendingUpdate } = known
        if (current === undefined) return { current: list }
        const isUpdate = isNewerVersion(list.version, current.version)
        return listOf({ current, pendingUpdate: isUpdate ? list : pendingUpdate })
      })
    },
    /** The known versions stay in use. */
    listFailed(state, { payload: { url, requestId, error } }: PayloadAction<ListRequest & { error: ListProblem }>) {
      return withList(state, url, (known) => {
        if (known.loadingRequestId !== requestId) return known
        return listOf({ current: known.current, pendingUpdate: known.pendingUpdate, error })
      })
    },
    /** @throws Error if there is no pending update */
    listUpdateAccepted(state, { payload: { url } }: PayloadAction<{ url: string }>) {
      const update = state.byUrl[url]?.pendingUpdate
      if (update === undefined) throw new Error('accept list update called without pending update')
      return { ...state, byUrl: { ...state.byUrl, [url]: { current: update } } }
    },
    tokenAdded(state, { payload: { chainId, token } }: PayloadAction<{ chainId: number; token: AddedToken }>) {
      const known = state.addedTokens[chainId] ?? []
      const others = known.filter(({ address }) => address.toLowerCase() !== token.address.toLowerCase())
      return { ...state, addedTokens: { ...state.addedTokens, [chainId]: [...others, token] } }
    },
    tokenRemoved(state, { payload: { chainId, address } }: PayloadAction<{ chainId: number; address: Address }>) {
      const others = (state.addedTokens[chainId] ?? []).filter((token) => token.address !== address)
      return { ...state, addedTokens: { ...state.addedTokens, [chainId]: others } }
    },
  },
})

/** Drops undefined fields. */
function listOf(list: { readonly [K in keyof ListState]: ListState[K] | undefined }): ListState {
  return Object.fromEntries(Object.entries(list).filter(([, value]) => value !== undefined))
}

/** Ignores a list that was removed in the meantime. */
function withList(state: ListsState, url: string, change: (list: ListState) => ListState): ListsState {
  const list = state.byUrl[url]
  return list === undefined ? state : { ...state, byUrl: { ...state.byUrl, [url]: change(list) } }
}

function withActive(state: ListsState, url: string, isActive: boolean): ListsState {
  const others = state.activeListUrls.filter((other) => other !== url)
  return { ...state, activeListUrls: isActive ? [...others, url] : others }
}

export const listsReducer = listsSlice.reducer
export const {
  listAdded,
  listRemoved,
  listActivated,
  listDeactivated,
  listRequested,
  listFetched,
  listFailed,
  listUpdateAccepted,
  tokenAdded,
  tokenRemoved,
} = listsSlice.actions
