import * as v from 'valibot'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { addressSchema } from '@/lib/schema'
import { GRAPH_PAGE_ROWS } from '../graphPages'
import { decimal, rowsOf, time } from '../graphScalars'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'

/** What a pool traded in some days, as indexed by the exchange's subgraph. */
export interface PoolWeek {
  readonly address: Address
  /** Total liquidity in dollars. */
  readonly liquidityUsd: Decimal
  /** Volume in dollars since the requested day. */
  readonly volumeUsd: Decimal
  /** Unix seconds. */
  readonly createdSec: number
}

/** Each pool has a row for each day with trades: of seven days and the current one. */
const POOLS_PER_QUERY = GRAPH_PAGE_ROWS / 8
const MAX_BYTES = 2_000_000

const WEEKS_QUERY = graphql(`
  query weeks($ids: [ID!]!, $addresses: [Bytes!]!, $since: Int!, $rows: Int!) {
    pairs(first: $rows, where: { id_in: $ids }) {
      id
      reserveUSD
      timestamp
    }
    days: pairDayDatas(first: $rows, where: { pairAddress_in: $addresses, date_gte: $since }) {
      pairAddress
      dailyVolumeUSD
    }
  }
`)
const weeksAnswer = v.object({
  pairs: rowsOf(v.object({ id: addressSchema, reserveUSD: decimal, timestamp: time })),
  days: rowsOf(v.object({ pairAddress: addressSchema, dailyVolumeUSD: decimal })),
})

/**
 * The pools that the subgraph knows, with their volume since the start of a day.
 * @param sinceSec Unix seconds, at most seven days before the current one
 * @throws ServiceError
 */
export async function fetchPoolWeeks(
  urls: SubgraphUrls,
  pools: readonly Address[],
  sinceSec: number,
): Promise<readonly PoolWeek[]> {
  const starts = Array.from(
    { length: Math.ceil(pools.length / POOLS_PER_QUERY) },
    (_, index) => index * POOLS_PER_QUERY,
  )
  const parts = await Promise.all(
    starts.map((start) => fetchPart(urls, pools.slice(start, start + POOLS_PER_QUERY), sinceSec)),
  )
  return parts.flat()
}

async function fetchPart(
  urls: SubgraphUrls,
  pools: readonly Address[],
  sinceSec: number,
): Promise<readonly PoolWeek[]> {
  const addresses = pools.map((address) => address.toLowerCase())
  const { pairs, days } = await queryGraph(urls, {
    document: WEEKS_QUERY,
    variables: { ids: addresses, addresses, since: sinceSec, rows: GRAPH_PAGE_ROWS },
    answer: weeksAnswer,
    maxBytes: MAX_BYTES,
  })
  return pairs.map(({ id, reserveUSD, timestamp }) => ({
    address: id,
    liquidityUsd: reserveUSD,
    volumeUsd: days
      .filter(({ pairAddress }) => pairAddress.toLowerCase() === id.toLowerCase())
      .reduce((sum, { dailyVolumeUSD }) => sum.plus(dailyVolumeUSD), new Decimal(0)),
    createdSec: timestamp,
  }))
}
