import * as v from 'valibot'
import type { Address } from '@/lib/hex'
import { addressSchema } from '@/lib/schema'
import { decimal, rowsOf, time } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { count, croPriceAnswer, indexedToken, validRowsOf, worth } from './figures'
import { graphql } from './graphql'
import { type AnswerTerms, MAX_LIST_BYTES, TOKEN } from './infoTerms'

/** A pool of the subgraph with its last hours. */
export type IndexedPool = v.InferOutput<typeof indexedPool>
export type PoolHour = IndexedPool['hours'][number]

export interface IndexedPools extends AnswerTerms {
  readonly pools: readonly IndexedPool[]
  /** Whether there are more than were asked for. */
  readonly isCut: boolean
}

/** The times that the figures of a pool are about, Unix seconds at full hours. */
export interface PoolTimes {
  /** Start of the hours. */
  readonly hoursSinceSec: number
  /** Liquidity is compared with what it was then. */
  readonly sinceSec: number
}

export const POOL = graphql(
  `
    fragment InfoPool on Pair {
      id
      timestamp
      reserve0
      reserve1
      totalSupply
      reserveUSD
      trackedReserveCRO
      token0 { ...NamedToken }
      token1 { ...NamedToken }
      hours: pairHourData(first: 49, orderBy: hourStartUnix, orderDirection: desc, where: { hourStartUnix_gte: $hoursSince }) {
        hourStartUnix
        hourlyVolumeUSD
        hourlyTxns
      }
      before: pairHourData(first: 1, orderBy: hourStartUnix, orderDirection: desc, where: { hourStartUnix_lt: $since }) {
        reserveUSD
      }
    }
  `,
  [TOKEN],
)
const LARGEST_QUERY = graphql(
  `
    query largestPools($count: Int!, $ids: [ID!]!, $hoursSince: Int!, $since: Int!, $rows: Int!) {
      first: pairs(first: $count, orderBy: trackedReserveCRO, orderDirection: desc) { ...InfoPool }
      second: pairs(first: $rows, where: { id_in: $ids }) { ...InfoPool }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [POOL],
)
const OF_TOKEN_QUERY = graphql(
  `
    query poolsOfToken($count: Int!, $token: String!, $hoursSince: Int!, $since: Int!) {
      first: pairs(first: $count, orderBy: trackedReserveCRO, orderDirection: desc, where: { token0: $token }) { ...InfoPool }
      second: pairs(first: $count, orderBy: trackedReserveCRO, orderDirection: desc, where: { token1: $token }) { ...InfoPool }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [POOL],
)
const POOL_QUERY = graphql(
  `
    query infoPool($id: ID!, $hoursSince: Int!, $since: Int!) {
      pair(id: $id) { ...InfoPool }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [POOL],
)
const TRADED_QUERY = graphql(`
  query traded($count: Int!, $since: Int!) {
    pairDayDatas(first: $count, orderBy: dailyVolumeUSD, orderDirection: desc, where: { date_gte: $since }) {
      pairAddress
      token0 { id }
      token1 { id }
    }
  }
`)

export const indexedPool = v.pipe(
  v.object({
    id: addressSchema,
    timestamp: time,
    reserve0: decimal,
    reserve1: decimal,
    totalSupply: decimal,
    reserveUSD: worth,
    trackedReserveCRO: worth,
    token0: indexedToken,
    token1: indexedToken,
    hours: rowsOf(v.object({ hourStartUnix: time, hourlyVolumeUSD: worth, hourlyTxns: count })),
    before: rowsOf(v.object({ reserveUSD: worth })),
  }),
  v.transform(({ id, timestamp, reserveUSD, trackedReserveCRO, hours, before, ...pool }) => ({
    address: id,
    ...pool,
    /** Unix seconds. */
    createdSec: timestamp,
    /** Both reserves by the subgraph's prices, right or wrong, at the last trade. */
    reserveUsd: reserveUSD,
    /** Liquidity in CRO by base tokens only; 0 without one. */
    trackedCro: trackedReserveCRO,
    hours: hours.map(({ hourStartUnix, hourlyVolumeUSD, hourlyTxns }) => ({
      startSec: hourStartUnix,
      volumeUsd: hourlyVolumeUSD,
      transactions: hourlyTxns,
    })),
    /** `reserveUsd` at the time that the change is measured from; undefined for a younger pool. */
    reserveUsdBefore: before[0]?.reserveUSD,
  })),
)
const terms = { bundle: croPriceAnswer, _meta: indexedBlockAnswer }
const poolsAnswer = v.object({ first: validRowsOf(indexedPool), second: validRowsOf(indexedPool), ...terms })
const poolAnswer = v.object({ pair: v.nullable(indexedPool), ...terms })
const tokenId = v.object({ id: addressSchema })
const tradedAnswer = v.object({
  pairDayDatas: validRowsOf(v.object({ pairAddress: addressSchema, token0: tokenId, token1: tokenId })),
})

/** Each pool of both lists once. */
function poolsOf({ first, second, bundle, _meta }: v.InferOutput<typeof poolsAnswer>, isCut: boolean): IndexedPools {
  const byAddress = new Map([...first, ...second].map((pool) => [pool.address.toLowerCase(), pool]))
  return { pools: [...byAddress.values()], isCut, croPrice: bundle, indexed: _meta }
}

/** The pools with most liquidity in base tokens, and the requested ones. @throws ServiceError */
export async function fetchLargestPools(
  urls: SubgraphUrls,
  largest: number,
  asked: readonly Address[],
  { hoursSinceSec, sinceSec }: PoolTimes,
): Promise<IndexedPools> {
  const ids = asked.map((address) => address.toLowerCase())
  const answer = await queryGraph(urls, {
    document: LARGEST_QUERY,
    // A page has at least one row.
    variables: { count: largest, ids, hoursSince: hoursSinceSec, since: sinceSec, rows: Math.max(1, ids.length) },
    answer: poolsAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  return poolsOf(answer, answer.first.length >= largest)
}

/** A token's pools, at most `largest` on each side. @throws ServiceError */
export async function fetchPoolsOfToken(
  urls: SubgraphUrls,
  token: Address,
  largest: number,
  { hoursSinceSec, sinceSec }: PoolTimes,
): Promise<IndexedPools> {
  const answer = await queryGraph(urls, {
    document: OF_TOKEN_QUERY,
    variables: { count: largest, token: token.toLowerCase(), hoursSince: hoursSinceSec, since: sinceSec },
    answer: poolsAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  return poolsOf(answer, Math.max(answer.first.length, answer.second.length) >= largest)
}

/** One pool; none where the subgraph does not know it. @throws ServiceError */
export async function fetchInfoPool(
  urls: SubgraphUrls,
  pool: Address,
  { hoursSinceSec, sinceSec }: PoolTimes,
): Promise<IndexedPools> {
  const { pair, bundle, _meta } = await queryGraph(urls, {
    document: POOL_QUERY,
    variables: { id: pool.toLowerCase(), hoursSince: hoursSinceSec, since: sinceSec },
    answer: poolAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  return { pools: pair === null ? [] : [pair], isCut: false, croPrice: bundle, indexed: _meta }
}

/** Pools and their tokens. */
export interface Traded {
  readonly pools: readonly Address[]
  readonly tokens: readonly Address[]
}

/** The pools with most volume on a day since `sinceSec` (Unix seconds), and their tokens, each once. @throws ServiceError */
export async function fetchTraded(urls: SubgraphUrls, rows: number, sinceSec: number): Promise<Traded> {
  const { pairDayDatas } = await queryGraph(urls, {
    document: TRADED_QUERY,
    variables: { count: rows, since: sinceSec },
    answer: tradedAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  return {
    pools: [...new Set(pairDayDatas.map(({ pairAddress }) => pairAddress))],
    tokens: [...new Set(pairDayDatas.flatMap(({ token0, token1 }) => [token0.id, token1.id]))],
  }
}
