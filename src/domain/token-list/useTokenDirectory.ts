import { useMemo } from 'react'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { useAppSelector } from '@/hooks/storeHooks'
import type { AddedToken } from '@/store/lists/listsSlice'
import { deploymentTokens } from './model/deploymentTokens'
import { mapsOf } from './model/listMaps'
import { mergeTokens, type TokenDirectory } from './model/mergeTokens'
import type { TokenMap } from './model/tokenMap'
import { useDexTokens } from './useDexTokens'
import { useListRefresh } from './useListRefresh'

const getDefaultList = fromDeployment((deployment) => deploymentTokens(deployment))
const NONE: readonly AddedToken[] = []

/** All tokens of the deployment, the exchange's ranking, active lists and the user. */
export function useTokenDirectory(): TokenDirectory {
  const { chainId } = getDeployment()
  useListRefresh()
  const fromExchange = useDexTokens()
  const byUrl = useAppSelector((state) => state.lists.byUrl)
  const activeListUrls = useAppSelector((state) => state.lists.activeListUrls)
  const added = useAppSelector((state) => state.lists.addedTokens[chainId] ?? NONE)
  return useMemo(() => {
    const own: TokenMap = new Map(added.map((token) => [token.address.toLowerCase(), token]))
    return mergeTokens([getDefaultList(), fromExchange, ...mapsOf(byUrl, activeListUrls, chainId), own])
  }, [fromExchange, byUrl, activeListUrls, added, chainId])
}
