import type { Address } from '@/lib/hex'
import { GRAPH_PAGE_ROWS, type PagedRows, pageByCursor, readGraphPages } from '../graphPages'
import { pageByTime } from '../pageByTime'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'
import {
  changesAnswer,
  closesAnswer,
  type PairChange,
  type PairClose,
  type PoolFigures,
  poolAnswer,
  topPoolsAnswer,
} from './parse'

/** Newest first. */
export interface PairCloses {
  readonly closes: readonly PairClose[]
  /** The last close before the range; undefined if there is none or the list is partial. */
  readonly before: PairClose | undefined
  /** Whether older ones are missing. */
  readonly isPartial: boolean
}

const MAX_BYTES = 2_000_000
/** After every row, Unix seconds: the largest Int of GraphQL. */
const LATEST_SEC = 2 ** 31 - 1

const POOL = graphql(`
  fragment Pool on Pair {
    id
    reserveUSD
    token0 { id }
    token1 { id }
    pairHourData(first: 24, orderBy: hourStartUnix, orderDirection: desc, where: { hourStartUnix_gte: $since }) {
      hourlyVolumeUSD
    }
  }
`)
const POOL_QUERY = graphql(
  `
    query pool($id: ID!, $since: Int!) {
      pair(id: $id) { ...Pool }
    }
  `,
  [POOL],
)
const TOP_POOLS_QUERY = graphql(
  `
    query topPools($tokens: [String!]!, $since: Int!, $count: Int!) {
      of0: pairs(first: $count, orderBy: reserveUSD, orderDirection: desc, where: { token0_in: $tokens }) { ...Pool }
      of1: pairs(first: $count, orderBy: reserveUSD, orderDirection: desc, where: { token1_in: $tokens }) { ...Pool }
    }
  `,
  [POOL],
)
const HOURS_QUERY = graphql(`
  query hours($pair: String!, $since: Int!, $until: Int!, $rows: Int!) {
    closes: pairHourDatas(first: $rows, orderBy: hourStartUnix, orderDirection: desc, where: { pair: $pair, hourStartUnix_gte: $since, hourStartUnix_lt: $until }) {
      start: hourStartUnix
      reserve0
      reserve1
    }
    before: pairHourDatas(first: 1, orderBy: hourStartUnix, orderDirection: desc, where: { pair: $pair, hourStartUnix_lt: $since }) {
      start: hourStartUnix
      reserve0
      reserve1
    }
  }
`)
const DAYS_QUERY = graphql(`
  query days($pair: Bytes!, $since: Int!, $until: Int!, $rows: Int!) {
    closes: pairDayDatas(first: $rows, orderBy: date, orderDirection: desc, where: { pairAddress: $pair, date_gte: $since, date_lt: $until }) {
      start: date
      reserve0
      reserve1
    }
    before: pairDayDatas(first: 1, orderBy: date, orderDirection: desc, where: { pairAddress: $pair, date_lt: $since }) {
      start: date
      reserve0
      reserve1
    }
  }
`)
const CHANGES_QUERY = graphql(`
  query changes($pair: String!, $since: BigInt!, $until: BigInt!, $rows: Int!) {
    swaps(first: $rows, orderBy: timestamp, orderDirection: desc, where: { pair: $pair, timestamp_gte: $since, timestamp_lt: $until }) {
      timestamp
      logIndex
      transaction { block }
      amount0In
      amount1In
      amount0Out
      amount1Out
    }
    mints(first: $rows, orderBy: timestamp, orderDirection: desc, where: { pair: $pair, timestamp_gte: $since, timestamp_lt: $until }) {
      timestamp
      logIndex
      transaction { block }
      amount0
      amount1
    }
    burns(first: $rows, orderBy: timestamp, orderDirection: desc, where: { pair: $pair, timestamp_gte: $since, timestamp_lt: $until }) {
      timestamp
      logIndex
      transaction { block }
      amount0
      amount1
    }
  }
`)

/**
 * A pool with its volume since `sinceSec` (Unix seconds); undefined if the subgraph does not know it.
 * @throws ServiceError
 */
export async function fetchPool(
  urls: SubgraphUrls,
  address: Address,
  sinceSec: number,
): Promise<PoolFigures | undefined> {
  const { pair } = await queryGraph(urls, {
    document: POOL_QUERY,
    variables: { id: address.toLowerCase(), since: sinceSec },
    answer: poolAnswer,
    maxBytes: MAX_BYTES,
  })
  return pair ?? undefined
}

/** The largest pools of some tokens, in descending order, with their volume since `sinceSec`. @throws ServiceError */
export async function fetchTopPoolsOf(
  urls: SubgraphUrls,
  tokens: readonly Address[],
  count: number,
  sinceSec: number,
): Promise<readonly PoolFigures[]> {
  const { of0, of1 } = await queryGraph(urls, {
    document: TOP_POOLS_QUERY,
    variables: { tokens: tokens.map((token) => token.toLowerCase()), since: sinceSec, count },
    answer: topPoolsAnswer,
    maxBytes: MAX_BYTES,
  })
  return [...new Map([...of0, ...of1].map((pool) => [pool.address, pool])).values()]
    .sort((a, b) => b.liquidityUsd.comparedTo(a.liquidityUsd) ?? 0)
    .slice(0, count)
}

/** A pair's reserves at the end of each hour or day. @param sinceSec Unix seconds @throws ServiceError */
export async function fetchPairCloses(
  urls: SubgraphUrls,
  pair: Address,
  period: 'hour' | 'day',
  sinceSec: number,
): Promise<PairCloses> {
  let before: PairClose | undefined
  const { rows, isPartial } = await readGraphPages<PairClose, number>({
    keyOf: ({ startSec }) => String(startSec),
    loadPage: async (until = LATEST_SEC) => {
      const answer = await queryGraph(urls, {
        document: period === 'hour' ? HOURS_QUERY : DAYS_QUERY,
        variables: { pair: pair.toLowerCase(), since: sinceSec, until, rows: GRAPH_PAGE_ROWS },
        answer: closesAnswer,
        maxBytes: MAX_BYTES,
      })
      before = answer.before[0]
      return pageByCursor(answer.closes, ({ startSec }) => startSec)
    },
  })
  return { closes: rows, before: isPartial ? undefined : before, isPartial }
}

/**
 * The changes of a pair's reserves, newest first. Partial rows are complete from some time on.
 * @param sinceSec Unix seconds @throws ServiceError
 */
export function fetchPairChanges(urls: SubgraphUrls, pair: Address, sinceSec: number): Promise<PagedRows<PairChange>> {
  return readGraphPages<PairChange, number>({
    keyOf: ({ block, logIndex }) => `${block} ${logIndex}`,
    loadPage: async (until = LATEST_SEC) => {
      const { swaps, mints, burns } = await queryGraph(urls, {
        document: CHANGES_QUERY,
        variables: { pair: pair.toLowerCase(), since: String(sinceSec), until: String(until), rows: GRAPH_PAGE_ROWS },
        answer: changesAnswer,
        maxBytes: MAX_BYTES,
      })
      const { rows, next } = pageByTime<PairChange>([swaps, mints, burns])
      return { rows: [...rows].sort((a, b) => b.block - a.block || b.logIndex - a.logIndex), next }
    },
  })
}
