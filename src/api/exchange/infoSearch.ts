import * as v from 'valibot'
import { type Address, isAddress } from '@/lib/hex'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { croPriceAnswer, validRowsOf } from './figures'
import { graphql } from './graphql'
import { type IndexedPools, indexedPool, POOL, type PoolTimes } from './infoPools'
import { MAX_LIST_BYTES } from './infoTerms'
import { distinctTokens, type IndexedTokens, TOKEN_TOTALS, tokenTotals } from './infoTokens'

const SEARCH_QUERY = graphql(
  `
    query infoSearch($text: String!, $from: ID!, $to: ID!, $token: String!, $count: Int!, $hoursSince: Int!, $since: Int!) {
      bySymbol: tokens(first: $count, orderBy: tradeVolumeUSD, orderDirection: desc, where: { symbol_contains_nocase: $text }) { ...TokenTotals }
      byName: tokens(first: $count, orderBy: tradeVolumeUSD, orderDirection: desc, where: { name_contains_nocase: $text }) { ...TokenTotals }
      byAddress: tokens(first: $count, orderBy: tradeVolumeUSD, orderDirection: desc, where: { id_gte: $from, id_lt: $to }) { ...TokenTotals }
      poolsByName: pairs(first: $count, orderBy: trackedReserveCRO, orderDirection: desc, where: { name_contains_nocase: $text }) { ...InfoPool }
      poolsByAddress: pairs(first: $count, orderBy: trackedReserveCRO, orderDirection: desc, where: { id_gte: $from, id_lt: $to }) { ...InfoPool }
      poolsOf0: pairs(first: $count, orderBy: trackedReserveCRO, orderDirection: desc, where: { token0: $token }) { ...InfoPool }
      poolsOf1: pairs(first: $count, orderBy: trackedReserveCRO, orderDirection: desc, where: { token1: $token }) { ...InfoPool }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [TOKEN_TOTALS, POOL],
)
const tokens = validRowsOf(tokenTotals)
const pools = validRowsOf(indexedPool)
const searchAnswer = v.object({
  bySymbol: tokens,
  byName: tokens,
  byAddress: tokens,
  poolsByName: pools,
  poolsByAddress: pools,
  poolsOf0: pools,
  poolsOf1: pools,
  bundle: croPriceAnswer,
  _meta: indexedBlockAnswer,
})

const ADDRESS_START = /^0x[0-9a-f]{2,40}$/
/** No id starts with it. */
const NOWHERE = '!'

/** Tokens and pools whose symbol, name or address has `text`. */
export interface Found extends IndexedTokens, IndexedPools {}

/**
 * Searches tokens by symbol and name, pools by the symbols of their tokens, and both by the start of their address. A
 * token's whole address also finds its pools.
 * @param rows at most, of each way
 * @throws ServiceError
 */
export async function searchExchange(
  urls: SubgraphUrls,
  text: string,
  rows: number,
  { hoursSinceSec, sinceSec }: PoolTimes,
): Promise<Found> {
  const asked = text.trim()
  const id = asked.toLowerCase()
  const [from, to] = ADDRESS_START.test(id) ? [id, `${id}g`] : [NOWHERE, NOWHERE]
  const answer = await queryGraph(urls, {
    document: SEARCH_QUERY,
    variables: {
      text: likeText(asked),
      from,
      to,
      token: isAddress(id) ? id : NOWHERE,
      count: rows,
      hoursSince: hoursSinceSec,
      since: sinceSec,
    },
    answer: searchAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  const { bySymbol, byName, byAddress, poolsByName, poolsByAddress, poolsOf0, poolsOf1, bundle, _meta } = answer
  const foundPools = [...poolsByAddress, ...poolsByName, ...poolsOf0, ...poolsOf1]
  return {
    tokens: distinctTokens([...byAddress, ...bySymbol, ...byName]),
    pools: [...new Map(foundPools.map((pool): [Address, typeof pool] => [pool.address, pool])).values()],
    isCut: false,
    croPrice: bundle,
    indexed: _meta,
  }
}

/** The Graph searches texts with LIKE, where these are wildcards. */
function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
