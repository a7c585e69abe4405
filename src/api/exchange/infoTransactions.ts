import * as v from 'valibot'
import type { Decimal } from '@/lib/decimal'
import type { Address, Hex } from '@/lib/hex'
import { addressSchema, hashSchema } from '@/lib/schema'
import type { GraphPage } from '../graphPages'
import { decimal, time, whole } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { croPriceAnswer, type IndexedToken, indexedToken, validPageOf, worth } from './figures'
import { graphql } from './graphql'
import { type AnswerTerms, MAX_LIST_BYTES, TOKEN } from './infoTerms'

/** A swap, or liquidity added or removed. */
export interface IndexedTransaction {
  /** Unique. */
  readonly key: string
  readonly kind: 'swap' | 'add' | 'remove'
  readonly hash: Hex
  readonly block: number
  readonly logIndex: number
  /** Unix seconds. */
  readonly timeSec: number
  readonly pool: Address
  readonly token0: IndexedToken
  readonly token1: IndexedToken
  /** Whole tokens, not negative. */
  readonly amount0: Decimal
  readonly amount1: Decimal
  /** Of a swap: whether token 0 was sold for token 1. */
  readonly sells0: boolean
  /** By the subgraph's prices, right or wrong. */
  readonly usd: Decimal | undefined
  /** Sender of a swap, receiver of LP tokens or of what was removed. */
  readonly account: Address | undefined
}

/** Which transactions. */
export type TransactionFilter =
  | { readonly of: 'exchange' }
  | { readonly of: 'pool' | 'token' | 'account'; readonly address: Address }

/** A page, newest first, with how far the subgraph is. */
export interface TransactionPage extends GraphPage<IndexedTransaction, number>, AnswerTerms {}

/** Of each kind. */
const PAGE_ROWS = 100
/** After every row, Unix seconds. */
const LATEST_SEC = 2 ** 31 - 1

const POOL_NAMES = graphql(
  `
    fragment PoolNames on Pair {
      id
      token0 { ...NamedToken }
      token1 { ...NamedToken }
    }
  `,
  [TOKEN],
)
const SWAP = graphql(
  `
    fragment SwapRow on Swap {
      id
      timestamp
      logIndex
      transaction { id block }
      pair { ...PoolNames }
      from
      amount0In
      amount1In
      amount0Out
      amount1Out
      amountUSD
    }
  `,
  [POOL_NAMES],
)
const MINT = graphql(
  `
    fragment MintRow on Mint {
      id
      timestamp
      logIndex
      transaction { id block }
      pair { ...PoolNames }
      to
      amount0
      amount1
      amountUSD
    }
  `,
  [POOL_NAMES],
)
const BURN = graphql(
  `
    fragment BurnRow on Burn {
      id
      timestamp
      logIndex
      transaction { id block }
      pair { ...PoolNames }
      to
      amount0
      amount1
      amountUSD
    }
  `,
  [POOL_NAMES],
)
const ALL_QUERY = graphql(
  `
    query transactions($until: BigInt!, $rows: Int!) {
      swaps(first: $rows, orderBy: timestamp, orderDirection: desc, where: { timestamp_lt: $until }) { ...SwapRow }
      mints(first: $rows, orderBy: timestamp, orderDirection: desc, where: { timestamp_lt: $until }) { ...MintRow }
      burns(first: $rows, orderBy: timestamp, orderDirection: desc, where: { timestamp_lt: $until }) { ...BurnRow }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [SWAP, MINT, BURN],
)
const OF_POOL_QUERY = graphql(
  `
    query transactionsOfPool($pool: String!, $until: BigInt!, $rows: Int!) {
      swaps(first: $rows, orderBy: timestamp, orderDirection: desc, where: { pair: $pool, timestamp_lt: $until }) { ...SwapRow }
      mints(first: $rows, orderBy: timestamp, orderDirection: desc, where: { pair: $pool, timestamp_lt: $until }) { ...MintRow }
      burns(first: $rows, orderBy: timestamp, orderDirection: desc, where: { pair: $pool, timestamp_lt: $until }) { ...BurnRow }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [SWAP, MINT, BURN],
)
const OF_ACCOUNT_QUERY = graphql(
  `
    query transactionsOfAccount($account: Bytes!, $until: BigInt!, $rows: Int!) {
      swaps(first: $rows, orderBy: timestamp, orderDirection: desc, where: { from: $account, timestamp_lt: $until }) { ...SwapRow }
      mints(first: $rows, orderBy: timestamp, orderDirection: desc, where: { to: $account, timestamp_lt: $until }) { ...MintRow }
      burns(first: $rows, orderBy: timestamp, orderDirection: desc, where: { to: $account, timestamp_lt: $until }) { ...BurnRow }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [SWAP, MINT, BURN],
)
const OF_TOKEN_QUERY = graphql(
  `
    query transactionsOfToken($token: String!, $until: BigInt!, $rows: Int!) {
      swaps: swaps(first: $rows, orderBy: timestamp, orderDirection: desc, where: { token0: $token, timestamp_lt: $until }) { ...SwapRow }
      swaps1: swaps(first: $rows, orderBy: timestamp, orderDirection: desc, where: { token1: $token, timestamp_lt: $until }) { ...SwapRow }
      mints: mints(first: $rows, orderBy: timestamp, orderDirection: desc, where: { token0: $token, timestamp_lt: $until }) { ...MintRow }
      mints1: mints(first: $rows, orderBy: timestamp, orderDirection: desc, where: { token1: $token, timestamp_lt: $until }) { ...MintRow }
      burns: burns(first: $rows, orderBy: timestamp, orderDirection: desc, where: { token0: $token, timestamp_lt: $until }) { ...BurnRow }
      burns1: burns(first: $rows, orderBy: timestamp, orderDirection: desc, where: { token1: $token, timestamp_lt: $until }) { ...BurnRow }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [SWAP, MINT, BURN],
)

const place = {
  id: v.string(),
  timestamp: time,
  logIndex: v.fallback(v.nullable(whole), null),
  transaction: v.object({ id: hashSchema, block: whole }),
  pair: v.object({ id: addressSchema, token0: indexedToken, token1: indexedToken }),
  amountUSD: worth,
}
type Place = v.InferOutput<v.ObjectSchema<typeof place, undefined>>

const placeOf = (
  kind: IndexedTransaction['kind'],
  { id, timestamp, logIndex, transaction, pair: { id: pool, token0, token1 }, amountUSD }: Place,
) => ({
  // Some subgraphs number the kinds of a transaction separately.
  key: `${kind} ${id}`,
  kind,
  hash: transaction.id,
  block: transaction.block,
  logIndex: logIndex ?? 0,
  timeSec: timestamp,
  pool,
  token0,
  token1,
  usd: amountUSD,
})

const swap = v.pipe(
  v.object({
    ...place,
    from: addressSchema,
    amount0In: decimal,
    amount1In: decimal,
    amount0Out: decimal,
    amount1Out: decimal,
  }),
  v.transform((row): IndexedTransaction => {
    const change0 = row.amount0In.minus(row.amount0Out)
    return {
      ...placeOf('swap', row),
      amount0: change0.abs(),
      amount1: row.amount1In.minus(row.amount1Out).abs(),
      sells0: change0.gt(0),
      account: row.from,
    }
  }),
)
const liquidityChange = (kind: 'add' | 'remove') =>
  v.pipe(
    v.object({ ...place, to: v.fallback(v.nullable(addressSchema), null), amount0: decimal, amount1: decimal }),
    v.transform(
      (row): IndexedTransaction => ({
        ...placeOf(kind, row),
        amount0: row.amount0,
        amount1: row.amount1,
        sells0: false,
        account: row.to ?? undefined,
      }),
    ),
  )
const [swaps, mints, burns] = [
  validPageOf(swap, PAGE_ROWS),
  validPageOf(liquidityChange('add'), PAGE_ROWS),
  validPageOf(liquidityChange('remove'), PAGE_ROWS),
]
const lists = { swaps, mints, burns, bundle: croPriceAnswer, _meta: indexedBlockAnswer }
const transactionsAnswer = v.object(lists)
const ofTokenAnswer = v.object({ ...lists, swaps1: swaps, mints1: mints, burns1: burns })

type Lists = v.InferOutput<typeof transactionsAnswer> & Partial<v.InferOutput<typeof ofTokenAnswer>>

/** Asks for a page of each kind. */
function queryLists(urls: SubgraphUrls, filter: TransactionFilter, until: string): Promise<Lists> {
  const page = { until, rows: PAGE_ROWS }
  const how = { answer: transactionsAnswer, maxBytes: MAX_LIST_BYTES }
  if (filter.of === 'exchange') return queryGraph(urls, { document: ALL_QUERY, variables: page, ...how })
  const id = filter.address.toLowerCase()
  switch (filter.of) {
    case 'pool':
      return queryGraph(urls, { document: OF_POOL_QUERY, variables: { pool: id, ...page }, ...how })
    case 'account':
      return queryGraph(urls, { document: OF_ACCOUNT_QUERY, variables: { account: id, ...page }, ...how })
    case 'token':
      return queryGraph(urls, {
        document: OF_TOKEN_QUERY,
        variables: { token: id, ...page },
        answer: ofTokenAnswer,
        maxBytes: MAX_LIST_BYTES,
      })
  }
}

/** Newest first. */
function compareTransactions(a: IndexedTransaction, b: IndexedTransaction): number {
  return b.timeSec - a.timeSec || b.block - a.block || b.logIndex - a.logIndex
}

/**
 * A page of transactions, newest first.
 * @param untilSec Unix seconds, exclusive: the cursor of the page before
 * @throws ServiceError
 */
export async function fetchTransactions(
  urls: SubgraphUrls,
  filter: TransactionFilter,
  untilSec: number = LATEST_SEC,
): Promise<TransactionPage> {
  const answer = await queryLists(urls, filter, String(untilSec))
  const pages = [answer.swaps, answer.mints, answer.burns, answer.swaps1, answer.mints1, answer.burns1].filter(
    (page) => page !== undefined,
  )
  // A full list may end in the middle of a second: that second comes with the next page.
  const next = Math.max(
    0,
    ...pages.map(({ rows, isFull }) => (isFull ? Math.min(...rows.map(({ timeSec }) => timeSec)) + 1 : 0)),
  )
  const rows = pages
    .flatMap((page) => page.rows)
    .filter(({ timeSec }) => timeSec >= next)
    .sort(compareTransactions)
  return { rows, next: next === 0 ? undefined : next, croPrice: answer.bundle, indexed: answer._meta }
}
