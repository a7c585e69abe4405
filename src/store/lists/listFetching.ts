import { type ThunkAction, type UnknownAction, nanoid } from '@reduxjs/toolkit'
import { type ListProblem, TokenListError } from '@/api/tokenList/tokenListError'
import { type ListsState, listFailed, listFetched, listRequested } from './listsSlice'

type ListThunk = ThunkAction<Promise<void>, { readonly lists: ListsState }, unknown, UnknownAction>

/** When each list was last asked for. */
const askedAtMs = new Map<string, number>()

/** Fetches a list unless that was done in the last `everyMs`: pages that come and go do not ask again. */
export function refreshList(url: string, everyMs: number): ListThunk {
  return async (dispatch) => {
    if (Date.now() - (askedAtMs.get(url) ?? -Infinity) >= everyMs) await dispatch(fetchList(url))
  }
}

/** Fetches a list that was added. Never rejects: the list's state says how it ended. The schema's code comes with it. */
export function fetchList(url: string): ListThunk {
  return async (dispatch) => {
    const requestId = nanoid()
    askedAtMs.set(url, Date.now())
    dispatch(listRequested({ url, requestId }))
    try {
      const { fetchTokenList } = await import('@/api/tokenList/fetchTokenList')
      dispatch(listFetched({ url, requestId, list: await fetchTokenList(url) }))
    } catch (error) {
      dispatch(listFailed({ url, requestId, error: problemOf(error) }))
    }
  }
}

function problemOf(error: unknown): ListProblem {
  if (error instanceof TokenListError) return error.problem
  const reason = error instanceof Error ? error.message : String(error)
  return { key: 'tokens.list.error.download', values: { reason } }
}
