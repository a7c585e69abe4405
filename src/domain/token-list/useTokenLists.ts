import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { versionText } from '@/api/tokenList/tokenList'
import type { ListProblem } from '@/api/tokenList/tokenListError'
import { getDeployment } from '@/config/deployment'
import { useAppDispatch, useAppSelector } from '@/hooks/storeHooks'
import { fetchList, importList } from '@/store/lists/listFetching'
import {
  type AddedToken,
  type ListState,
  listActivated,
  listDeactivated,
  listRemoved,
  listUpdateAccepted,
  tokenRemoved,
} from '@/store/lists/listsSlice'
import { areListsUnsaved } from '@/store/lists/unsavedLists'
import { tokenMapOf } from './model/tokenMap'

/** One of the user's lists. */
export interface TokenListView {
  readonly url: string
  /** Absent until first loaded. */
  readonly name?: string
  readonly version?: string
  /** The newer version that can be accepted. */
  readonly update?: string
  /** Number of tokens on this chain; absent if the list is missing or has duplicates. */
  readonly tokenCount?: number
  /** Number of omitted tokens of non-EVM chains. */
  readonly leftOutCount?: number
  readonly isActive: boolean
  readonly isLoading: boolean
  readonly problem?: ListProblem
}

export interface TokenLists {
  readonly lists: readonly TokenListView[]
  /** The lists could not be stored, so the next visit fetches them again. */
  readonly isUnkept: boolean
  /** Adds a previewed list; on failure it is not added and the problem is returned. */
  readonly importList: (url: string) => Promise<ListProblem | undefined>
  readonly remove: (url: string) => void
  readonly setActive: (url: string, isActive: boolean) => void
  readonly acceptUpdate: (url: string) => void
  readonly retry: (url: string) => void
}
const NONE: readonly AddedToken[] = []
const DUPLICATE: ListProblem = { key: 'tokens.list.error.duplicate' }

function toView(url: string, list: ListState, isActive: boolean): TokenListView {
  const { chainId } = getDeployment()
  const { current, pendingUpdate, loadingRequestId, error } = list
  const view = {
    url,
    isActive,
    isLoading: loadingRequestId !== undefined,
    ...(current && { name: current.name, version: versionText(current.version) }),
    ...(pendingUpdate && { update: versionText(pendingUpdate.version) }),
    ...(error && { problem: error }),
  }
  if (current === undefined) return view
  try {
    const { leftOutCount } = current
    return {
      ...view,
      tokenCount: tokenMapOf(current, chainId).size,
      ...(leftOutCount !== undefined && { leftOutCount }),
    }
  } catch {
    return { ...view, problem: DUPLICATE }
  }
}

/** The user's token lists and their actions. */
export function useTokenLists(): TokenLists {
  const dispatch = useAppDispatch()
  const byUrl = useAppSelector((state) => state.lists.byUrl)
  const activeListUrls = useAppSelector((state) => state.lists.activeListUrls)
  const lists = useMemo(
    () => Object.entries(byUrl).map(([url, list]) => toView(url, list, activeListUrls.includes(url))),
    [byUrl, activeListUrls],
  )
  const isUnkept = useSyncExternalStore(areListsUnsaved.subscribe, areListsUnsaved.getSnapshot)
  return useMemo(
    () => ({
      lists,
      isUnkept,
      importList: (url) => dispatch(importList(url)),
      remove: (url) => void dispatch(listRemoved({ url })),
      setActive: (url, isActive) => void dispatch(isActive ? listActivated({ url }) : listDeactivated({ url })),
      acceptUpdate: (url) => void dispatch(listUpdateAccepted({ url })),
      retry: (url) => void dispatch(fetchList(url)),
    }),
    [dispatch, lists, isUnkept],
  )
}

/** The tokens that the user added, and a function that removes one. */
export function useAddedTokens(): readonly [readonly AddedToken[], (token: AddedToken) => void] {
  const { chainId } = getDeployment()
  const dispatch = useAppDispatch()
  const tokens = useAppSelector((state) => state.lists.addedTokens[chainId] ?? NONE)
  const remove = useCallback(
    ({ address }: AddedToken) => void dispatch(tokenRemoved({ chainId, address })),
    [dispatch, chainId],
  )
  return [tokens, remove]
}
