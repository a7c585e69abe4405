import { nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import type { TokenList } from '@/api/tokenList/tokenList'
import { type ListProblem, TokenListError } from '@/api/tokenList/tokenListError'
import { type ListsState, listAdded, listFailed, listFetched, listRemoved, listRequested } from './listsSlice'

type ListThunk<T = void> = ThunkAction<Promise<T>, { readonly lists: ListsState }, unknown, UnknownAction>

/** When each list was last asked for. */
const askedAtMs = new Map<string, number>()

/** Fetches a list unless that was done since `sinceMs` (Unix): pages that come and go do not ask again. */
export function refreshList(url: string, sinceMs: number): ListThunk {
  return async (dispatch) => {
    if ((askedAtMs.get(url) ?? -Infinity) < sinceMs) await dispatch(fetchList(url))
  }
}

/** Fetches a list that was added. Never rejects: the list's state says how it ended. */
export function fetchList(url: string): ListThunk {
  return async (dispatch) => {
    const requestId = nanoid()
    askedAtMs.set(url, Date.now())
    dispatch(listRequested({ url, requestId }))
    try {
      dispatch(listFetched({ url, requestId, list: await loadTokenList(url) }))
    } catch (error) {
      dispatch(listFailed({ url, requestId, error: problemOf(error) }))
    }
  }
}

/** Fetches a list without adding it. The schema's code comes with it. Rejects with what `problemOf` reads. */
export async function loadTokenList(url: string): Promise<TokenList> {
  const [{ fetchTokenList }, { resolveName }] = await Promise.all([
    import('@/api/tokenList/query'),
    import('./resolveName'),
  ])
  return fetchTokenList(url, resolveName)
}

/** Adds a list and fetches it. One that cannot be had is removed again, and the problem is the answer. */
export function importList(url: string): ListThunk<ListProblem | undefined> {
  return async (dispatch, getState) => {
    dispatch(listAdded({ url }))
    await dispatch(fetchList(url))
    const { current, error } = getState().lists.byUrl[url] ?? {}
    if (current !== undefined) return undefined
    dispatch(listRemoved({ url }))
    return error ?? { key: 'tokens.list.error.download', values: { reason: '' } }
  }
}

/** Why a list could not be had. */
export function problemOf(error: unknown): ListProblem {
  if (error instanceof TokenListError) return error.problem
  const reason = error instanceof Error ? error.message : String(error)
  return { key: 'tokens.list.error.download', values: { reason } }
}
