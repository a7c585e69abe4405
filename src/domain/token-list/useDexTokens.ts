import useSWR from 'swr'
import { fetchTopPools, fetchTopTokens } from '@/api/dexInfo/dexInfo'
import { deployment } from '@/config/deployment'
import { logProblem } from '@/lib/log'
import { dexTokens } from './model/dexTokens'
import type { TokenMap } from './model/tokenMap'
import { LIST_REFRESH_MS } from './useListRefresh'

const serviceUrl = deployment.services.dexInfo
const NONE: TokenMap = new Map()

async function fetchDexTokens(url: string): Promise<TokenMap> {
  const [tokens, pools] = await Promise.all([fetchTopTokens(url), fetchTopPools(url)])
  return dexTokens(tokens, pools)
}

/** What the exchange's info service ranks; nothing where the network has no such service, or while it does not answer. */
export function useDexTokens(): TokenMap {
  const { data = NONE } = useSWR(serviceUrl, fetchDexTokens, {
    refreshInterval: LIST_REFRESH_MS,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    onError: (problem: unknown) => logProblem('Could not show token list due to error', problem),
  })
  return data
}
