import { nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import type { TokenList } from '@/api/tokenList/tokenList'
import { type ListProblem, TokenListError } from '@/api/tokenList/tokenListError'
import { type ListsState, listAdded, listFailed, listFetched, listRemoved, listRequested } from './listsSlice'

type ListThunk<T = void> = ThunkAction<Promise<T>, { readonly lists: ListsState }, unknown, UnknownAction>

/** Time of the last request by URL. */
const askedAtMs = new Map<string, number>()

/**
 * Fetches a list unless it was requested since `sinceMs` (Unix milliseconds), so that remounted pages do not fetch
 * again.
 */
export function refreshList(url: string, sinceMs: number): ListThunk {
  return async (dispatch) => {
    if ((askedAtMs.get(url) ?? -Infinity) < sinceMs) await dispatch(fetchList(url))
  }
}

/** Fetches an added list. Never rejects: the outcome is in the list's state. */
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

/**
 * Fetches a list without adding it. Loads the schema on first use. Rejects with an error that `problemOf` understands.
 */
export async function loadTokenList(url: string): Promise<TokenList> {
  const [{ fetchTokenList }, { resolveName }] = await Promise.all([
    import('@/api/tokenList/query'),
    import('./resolveName'),
  ])
  return fetchTokenList(url, resolveName)
}

/** Adds a list and fetches it. On failure the list is removed again and the problem returned. */
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

/** Maps a thrown error to a displayable problem. */
export function problemOf(error: unknown): ListProblem {
  if (error instanceof TokenListError) return error.problem
  const reason = error instanceof Error ? error.message : String(error)
  return { key: 'tokens.list.error.download', values: { reason } }
}
