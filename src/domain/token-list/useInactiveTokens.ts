import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useAppSelector } from '@/hooks/storeHooks'
import { mapsOf } from './model/listMaps'
import { mergeTokens, type TokenDirectory } from './model/mergeTokens'

/** The tokens of deactivated lists. */
export function useInactiveTokens(): TokenDirectory {
  const byUrl = useAppSelector((state) => state.lists.byUrl)
  const activeListUrls = useAppSelector((state) => state.lists.activeListUrls)
  return useMemo(() => {
    const urls = Object.keys(byUrl).filter((url) => !activeListUrls.includes(url))
    return mergeTokens(mapsOf(byUrl, urls, getDeployment().chainId))
  }, [byUrl, activeListUrls])
}
