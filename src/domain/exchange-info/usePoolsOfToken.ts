import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { loadQueries } from './loadQueries'
import type { InfoList, InfoPool } from './model/info'
import { useIndexedPools, usePoolList } from './usePoolList'

/** On each side. */
const LARGEST = 50

/** A token's largest pools, as in `useInfoPools`. Remount the component (`key`) for another token. */
export function usePoolsOfToken(token: Address): Loadable<InfoList<InfoPool>> {
  const list = useIndexedPools(`poolsOfToken ${token.toLowerCase()}`, async (urls, times) => {
    const { fetchPoolsOfToken } = await loadQueries()
    return fetchPoolsOfToken(urls, token, LARGEST, times)
  })
  return usePoolList(list)
}
