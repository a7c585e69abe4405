import { useMemo } from 'react'
import { deployment } from '@/config/deployment'
import { useAppSelector } from '@/hooks/storeHooks'
import { logProblem } from '@/lib/log'
import type { AddedToken, ListsState } from '@/store/lists/listsSlice'
import { deploymentTokens } from './model/deploymentTokens'
import { type TokenDirectory, mergeTokens } from './model/mergeTokens'
import { type TokenMap, tokenMapOf } from './model/tokenMap'
import { useDexTokens } from './useDexTokens'
import { useListRefresh } from './useListRefresh'

const { chainId } = deployment
const DEFAULT_LIST = deploymentTokens(deployment)
const NONE: readonly AddedToken[] = []

/** The maps of the lists in use; one that cannot be shown is skipped. */
function activeMaps({ byUrl, activeListUrls }: Pick<ListsState, 'byUrl' | 'activeListUrls'>): readonly TokenMap[] {
  return activeListUrls.flatMap((url) => {
    const list = byUrl[url]?.current
    if (list === undefined) return []
    try {
      return [tokenMapOf(list, chainId)]
    } catch (error) {
      logProblem('Could not show token list due to error', error)
      return []
    }
  })
}

/** Every token of the deployment, the exchange's ranking, the lists in use and the user's own additions. */
export function useTokenDirectory(): TokenDirectory {
  useListRefresh()
  const fromExchange = useDexTokens()
  const byUrl = useAppSelector((state) => state.lists.byUrl)
  const activeListUrls = useAppSelector((state) => state.lists.activeListUrls)
  const added = useAppSelector((state) => state.lists.addedTokens[chainId] ?? NONE)
  return useMemo(() => {
    const own: TokenMap = new Map(added.map((token) => [token.address.toLowerCase(), token]))
    return mergeTokens([DEFAULT_LIST, fromExchange, ...activeMaps({ byUrl, activeListUrls }), own])
  }, [fromExchange, byUrl, activeListUrls, added])
}
