import * as v from 'valibot'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { addressSchema } from '@/lib/schema'
import { GRAPH_PAGE_ROWS, pageByCursor, readGraphPages } from '../graphPages'
import { decimal, rowsOf, time } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { count, price, worth } from './figures'
import { graphql } from './graphql'

/** A day (UTC) of the exchange. */
export type ExchangeDay = v.InferOutput<typeof exchangeDay>
/** An hour or day (UTC) of a pool with trades. */
export interface PoolPeriod {
  /** Unix seconds. */
  readonly startSec: number
  readonly volumeUsd: Decimal | undefined
  readonly transactions: number | undefined
  /** At the end, in whole tokens. */
  readonly reserve0: Decimal
  readonly reserve1: Decimal
  /** Both reserves at the end, by the subgraph's prices, right or wrong. */
  readonly reserveUsd: Decimal | undefined
}
/** A day (UTC) of a token with trades. */
export type IndexedTokenDay = v.InferOutput<typeof tokenDay>

/** Periods with activity, in any order. */
export interface IndexedSeries<Row> {
  readonly rows: readonly Row[]
  /** Whether older ones are missing. */
  readonly isPartial: boolean
  readonly indexed: IndexedBlock | undefined
}

const MAX_BYTES = 2_000_000
/** After every row, Unix seconds: the largest Int of GraphQL. */
const LATEST_SEC = 2 ** 31 - 1

const EXCHANGE_DAYS_QUERY = graphql(`
  query exchangeDays($until: Int!, $rows: Int!) {
    rows: vvsDayDatas(first: $rows, orderBy: date, orderDirection: desc, where: { date_lt: $until }) {
      date
      dailyVolumeCRO
      dailyVolumeUSD
      totalLiquidityCRO
      totalLiquidityUSD
      totalTransactions
    }
    _meta { block { number timestamp } }
  }
`)
const POOL_DAYS_QUERY = graphql(`
  query poolDays($id: ID!, $pool: Bytes!, $since: Int!, $until: Int!, $rows: Int!) {
    pair(id: $id) { token0 { id } token1 { id } }
    rows: pairDayDatas(first: $rows, orderBy: date, orderDirection: desc, where: { pairAddress: $pool, date_gte: $since, date_lt: $until }) {
      start: date
      volume: dailyVolumeUSD
      transactions: dailyTxns
      reserve0
      reserve1
      reserveUSD
    }
    _meta { block { number timestamp } }
  }
`)
const POOL_HOURS_QUERY = graphql(`
  query poolHours($id: ID!, $pool: String!, $since: Int!, $until: Int!, $rows: Int!) {
    pair(id: $id) { token0 { id } token1 { id } }
    rows: pairHourDatas(first: $rows, orderBy: hourStartUnix, orderDirection: desc, where: { pair: $pool, hourStartUnix_gte: $since, hourStartUnix_lt: $until }) {
      start: hourStartUnix
      volume: hourlyVolumeUSD
      transactions: hourlyTxns
      reserve0
      reserve1
      reserveUSD
    }
    _meta { block { number timestamp } }
  }
`)
const TOKEN_DAYS_QUERY = graphql(`
  query tokenDays($token: String!, $since: Int!, $until: Int!, $rows: Int!) {
    rows: tokenDayDatas(first: $rows, orderBy: date, orderDirection: desc, where: { token: $token, date_gte: $since, date_lt: $until }) {
      date
      dailyVolumeCRO
      dailyVolumeUSD
      dailyTxns
      totalLiquidityCRO
      totalLiquidityUSD
      priceUSD
    }
    _meta { block { number timestamp } }
  }
`)

const exchangeDay = v.pipe(
  v.object({
    date: time,
    dailyVolumeCRO: worth,
    dailyVolumeUSD: worth,
    totalLiquidityCRO: worth,
    totalLiquidityUSD: worth,
    totalTransactions: count,
  }),
  v.transform(({ date, totalTransactions, ...day }) => ({
    startSec: date,
    volume: { usd: day.dailyVolumeUSD, cro: day.dailyVolumeCRO },
    liquidity: { usd: day.totalLiquidityUSD, cro: day.totalLiquidityCRO },
    /** Since the start of the exchange. */
    transactionsUntil: totalTransactions,
  })),
)
const poolPeriod = v.pipe(
  v.object({
    start: time,
    volume: worth,
    transactions: count,
    reserve0: decimal,
    reserve1: decimal,
    reserveUSD: worth,
  }),
  v.transform(
    ({ start, volume, reserveUSD, ...period }): PoolPeriod => ({
      startSec: start,
      volumeUsd: volume,
      reserveUsd: reserveUSD,
      ...period,
    }),
  ),
)
const tokenDay = v.pipe(
  v.object({
    date: time,
    dailyVolumeCRO: worth,
    dailyVolumeUSD: worth,
    dailyTxns: count,
    totalLiquidityCRO: worth,
    totalLiquidityUSD: worth,
    priceUSD: price,
  }),
  v.transform(({ date, dailyTxns, priceUSD, ...day }) => ({
    startSec: date,
    volume: { usd: day.dailyVolumeUSD, cro: day.dailyVolumeCRO },
    liquidity: { usd: day.totalLiquidityUSD, cro: day.totalLiquidityCRO },
    priceUsd: priceUSD,
    transactions: dailyTxns,
  })),
)
const exchangeDaysAnswer = v.object({ rows: rowsOf(exchangeDay), _meta: indexedBlockAnswer })
const tokenId = v.object({ id: addressSchema })
const poolPeriodsAnswer = v.object({
  pair: v.nullable(v.object({ token0: tokenId, token1: tokenId })),
  rows: rowsOf(poolPeriod),
  _meta: indexedBlockAnswer,
})
const tokenDaysAnswer = v.object({ rows: rowsOf(tokenDay), _meta: indexedBlockAnswer })

/** Reads all pages of periods, newest first. */
async function readSeries<Row extends { readonly startSec: number }>(
  load: (until: number) => Promise<{ readonly rows: readonly Row[]; readonly _meta: IndexedBlock | undefined }>,
): Promise<IndexedSeries<Row>> {
  let indexed: IndexedBlock | undefined
  const { rows, isPartial } = await readGraphPages<Row, number>({
    keyOf: ({ startSec }) => String(startSec),
    loadPage: async (until = LATEST_SEC) => {
      const answer = await load(until)
      indexed ??= answer._meta
      // The service may answer in another order.
      const newestFirst = [...answer.rows].sort((a, b) => b.startSec - a.startSec)
      return pageByCursor(newestFirst, ({ startSec }) => startSec)
    },
  })
  return { rows, isPartial, indexed }
}

/** All days of the exchange. @throws ServiceError */
export function fetchExchangeDays(urls: SubgraphUrls): Promise<IndexedSeries<ExchangeDay>> {
  return readSeries((until) =>
    queryGraph(urls, {
      document: EXCHANGE_DAYS_QUERY,
      variables: { until, rows: GRAPH_PAGE_ROWS },
      answer: exchangeDaysAnswer,
      maxBytes: MAX_BYTES,
    }),
  )
}

/** A pool's hours or days, with its tokens. */
export interface PoolSeries extends IndexedSeries<PoolPeriod> {
  /** Undefined where the subgraph does not know the pool. */
  readonly tokens: readonly [Address, Address] | undefined
}

/** The hours or days of a pool. @param sinceSec Unix seconds @throws ServiceError */
export async function fetchPoolSeries(
  urls: SubgraphUrls,
  pool: Address,
  period: 'hour' | 'day',
  sinceSec: number,
): Promise<PoolSeries> {
  const id = pool.toLowerCase()
  let tokens: PoolSeries['tokens']
  const series = await readSeries(async (until) => {
    const answer = await queryGraph(urls, {
      document: period === 'hour' ? POOL_HOURS_QUERY : POOL_DAYS_QUERY,
      variables: { id, pool: id, since: sinceSec, until, rows: GRAPH_PAGE_ROWS },
      answer: poolPeriodsAnswer,
      maxBytes: MAX_BYTES,
    })
    if (answer.pair !== null) tokens = [answer.pair.token0.id, answer.pair.token1.id]
    return answer
  })
  return { ...series, tokens }
}

/** The days of a token. @param sinceSec Unix seconds @throws ServiceError */
export function fetchTokenDays(
  urls: SubgraphUrls,
  token: Address,
  sinceSec: number,
): Promise<IndexedSeries<IndexedTokenDay>> {
  return readSeries((until) =>
    queryGraph(urls, {
      document: TOKEN_DAYS_QUERY,
      variables: { token: token.toLowerCase(), since: sinceSec, until, rows: GRAPH_PAGE_ROWS },
      answer: tokenDaysAnswer,
      maxBytes: MAX_BYTES,
    }),
  )
}
