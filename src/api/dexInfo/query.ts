import * as v from 'valibot'
import { fetchJson } from '../fetchJson'
import { type DexPool, type DexToken, topPoolsAnswer, topTokensAnswer } from './parse'

const LIMITS = { maxBytes: 2_000_000 } as const

/** The tokens with the most liquidity, in descending order. @throws ServiceError */
export async function fetchTopTokens(serviceUrl: string): Promise<readonly DexToken[]> {
  return v.parse(topTokensAnswer, await fetchJson(`${serviceUrl}/top-tokens`, LIMITS))
}

/** The pools with the most liquidity, in descending order. @throws ServiceError */
export async function fetchTopPools(serviceUrl: string): Promise<readonly DexPool[]> {
  return v.parse(topPoolsAnswer, await fetchJson(`${serviceUrl}/top-pools`, LIMITS))
}
