import { fetchTopPools, fetchTopTokens } from '@/api/dexInfo/query'
import { dexTokens } from './model/dexTokens'
import type { TokenMap } from './model/tokenMap'

/** The current ranking of the exchange's info service. @throws ServiceError, NetworkError */
export async function loadDexTokens(serviceUrl: string): Promise<TokenMap> {
  const [tokens, pools] = await Promise.all([fetchTopTokens(serviceUrl), fetchTopPools(serviceUrl)])
  return dexTokens(tokens, pools)
}
