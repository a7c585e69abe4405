import * as v from 'valibot'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { GRAPH_PAGE_ROWS, readGraphPages } from '../graphPages'
import { decimal, rowsOf, time } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { pageByTime } from '../pageByTime'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { croPriceAnswer, price } from './figures'
import { graphql } from './graphql'

/** Liquidity added to a pool or removed from it. */
export interface IndexedLiquidityChange {
  readonly key: string
  readonly kind: 'add' | 'remove'
  /** Unix seconds. */
  readonly timeSec: number
  /** Whole tokens, not negative. */
  readonly amount0: Decimal
  readonly amount1: Decimal
  /** Dollars at that time; undefined without a price. */
  readonly usd: Decimal | undefined
}

interface IndexedReserves {
  readonly reserve0: Decimal
  readonly reserve1: Decimal
}

/** What was added to a pool and removed from it over some time. */
export interface IndexedLiquidity {
  /** Newest first. */
  readonly changes: readonly IndexedLiquidityChange[]
  readonly isPartial: boolean
  /** The reserves when the time began, in whole tokens. */
  readonly before: IndexedReserves
  readonly now: IndexedReserves
  /** Dollars per CRO; undefined where the subgraph has no price. */
  readonly croPrice: Decimal | undefined
  readonly indexed: IndexedBlock | undefined
}

const MAX_BYTES = 2_000_000
/** After every row, Unix seconds: the largest Int of GraphQL. */
const LATEST_SEC = 2 ** 31 - 1
const EMPTY: IndexedReserves = { reserve0: new Decimal(0), reserve1: new Decimal(0) }

const LIQUIDITY_QUERY = graphql(`
  query liquidity($id: ID!, $pair: String!, $hour: Int!, $since: BigInt!, $until: BigInt!, $rows: Int!) {
    pair(id: $id) { reserve0 reserve1 }
    before: pairHourDatas(first: 1, orderBy: hourStartUnix, orderDirection: desc, where: { pair: $pair, hourStartUnix_lt: $hour }) {
      reserve0
      reserve1
    }
    mints(first: $rows, orderBy: timestamp, orderDirection: desc, where: { pair: $pair, timestamp_gte: $since, timestamp_lt: $until }) {
      id
      timestamp
      amount0
      amount1
      amountUSD
    }
    burns(first: $rows, orderBy: timestamp, orderDirection: desc, where: { pair: $pair, timestamp_gte: $since, timestamp_lt: $until }) {
      id
      timestamp
      amount0
      amount1
      amountUSD
    }
    bundle(id: "1") { croPrice }
    _meta { block { number timestamp } }
  }
`)
const reserves = v.object({ reserve0: decimal, reserve1: decimal })
const changesOf = (kind: IndexedLiquidityChange['kind']) =>
  rowsOf(
    v.pipe(
      v.object({ id: v.string(), timestamp: time, amount0: decimal, amount1: decimal, amountUSD: price }),
      v.transform(({ id, timestamp, amountUSD, ...amounts }): IndexedLiquidityChange => {
        const isNothing = amounts.amount0.isZero() && amounts.amount1.isZero()
        return {
          key: `${kind} ${id}`,
          kind,
          timeSec: timestamp,
          ...amounts,
          usd: isNothing ? new Decimal(0) : amountUSD,
        }
      }),
    ),
  )
const liquidityAnswer = v.object({
  pair: v.nullable(reserves),
  before: rowsOf(reserves),
  mints: changesOf('add'),
  burns: changesOf('remove'),
  bundle: croPriceAnswer,
  _meta: indexedBlockAnswer,
})

/**
 * What was added to a pool and removed from it; undefined if the subgraph does not know the pool.
 * @param sinceSec start of an hour, Unix seconds
 * @throws ServiceError
 */
export async function fetchLiquidityChanges(
  urls: SubgraphUrls,
  pool: Address,
  sinceSec: number,
): Promise<IndexedLiquidity | undefined> {
  const id = pool.toLowerCase()
  const answers: v.InferOutput<typeof liquidityAnswer>[] = []
  const { rows, isPartial } = await readGraphPages<IndexedLiquidityChange, number>({
    keyOf: ({ key }) => key,
    loadPage: async (until = LATEST_SEC) => {
      const answer = await queryGraph(urls, {
        document: LIQUIDITY_QUERY,
        variables: {
          id,
          pair: id,
          hour: sinceSec,
          since: String(sinceSec),
          until: String(until),
          rows: GRAPH_PAGE_ROWS,
        },
        answer: liquidityAnswer,
        maxBytes: MAX_BYTES,
      })
      answers.push(answer)
      return pageByTime([answer.mints, answer.burns])
    },
  })
  // The first page has the newest changes, so its reserves are those after all of them.
  const [latest] = answers
  if (latest === undefined || latest.pair === null) return undefined
  const { pair: now, before, bundle, _meta } = latest
  return { changes: rows, isPartial, before: before[0] ?? EMPTY, now, croPrice: bundle, indexed: _meta }
}
