import * as v from 'valibot'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { addressSchema } from '@/lib/schema'
import { type ClosesById, type DayRow, groupCloses, readAllDayRows } from '../dayCloses'
import { GRAPH_PAGE_ROWS } from '../graphPages'
import { decimal, rowsOf, time } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'

const MAX_BYTES = 2_000_000

const TOKEN_DAYS_QUERY = graphql(`
  query tokenDays($tokens: [String!]!, $since: Int!, $after: ID!, $rows: Int!) {
    days: tokenDayDatas(first: $rows, orderBy: id, where: { token_in: $tokens, date_gte: $since, id_gt: $after }) {
      id
      token { id }
      date
      priceUSD
    }
  }
`)
const TOKENS_BEFORE_QUERY = graphql(`
  query tokensBefore($tokens: [ID!]!, $since: Int!, $rows: Int!) {
    tokens(first: $rows, where: { id_in: $tokens }) {
      before: tokenDayData(first: 1, orderBy: date, orderDirection: desc, where: { date_lt: $since }) {
        id
        token { id }
        date
        priceUSD
      }
    }
    _meta { block { number timestamp } }
  }
`)
const PAIR_DAYS_QUERY = graphql(`
  query pairDays($pairs: [Bytes!]!, $since: Int!, $after: ID!, $rows: Int!) {
    days: pairDayDatas(first: $rows, orderBy: id, where: { pairAddress_in: $pairs, date_gte: $since, id_gt: $after }) {
      id
      pairAddress
      date
      reserveUSD
      totalSupply
    }
  }
`)
const PAIRS_BEFORE_QUERY = graphql(`
  query pairsBefore($pairs: [Bytes!]!, $since: Int!, $rows: Int!) {
    days: pairDayDatas(first: $rows, orderBy: date, orderDirection: desc, where: { pairAddress_in: $pairs, date_lt: $since }) {
      id
      pairAddress
      date
      reserveUSD
      totalSupply
    }
  }
`)

/** USD per whole token at the end of a day; undefined where the subgraph has no price. */
type PriceRow = DayRow<Decimal | undefined>

const lowerAddress = v.pipe(
  addressSchema,
  v.transform((text) => text.toLowerCase()),
)
const rowId = v.pipe(v.string(), v.maxLength(200))
const tokenDay = v.pipe(
  v.object({ id: rowId, token: v.object({ id: lowerAddress }), date: time, priceUSD: decimal }),
  v.transform(
    ({ id, token, date, priceUSD }): PriceRow => ({
      id,
      of: token.id,
      dateSec: date,
      // The subgraph has 0 for a token without a market.
      value: priceUSD.gt(0) ? priceUSD : undefined,
    }),
  ),
)
const pairDay = v.pipe(
  v.object({ id: rowId, pairAddress: lowerAddress, date: time, reserveUSD: decimal, totalSupply: decimal }),
  v.transform(
    ({ id, pairAddress, date, reserveUSD, totalSupply }): PriceRow => ({
      id,
      of: pairAddress,
      dateSec: date,
      value: reserveUSD.gt(0) && totalSupply.gt(0) ? reserveUSD.div(totalSupply) : undefined,
    }),
  ),
)
const tokenDaysAnswer = v.object({ days: rowsOf(tokenDay) })
const tokensBeforeAnswer = v.object({
  tokens: rowsOf(v.object({ before: rowsOf(tokenDay) })),
  _meta: indexedBlockAnswer,
})
const pairDaysAnswer = v.object({ days: rowsOf(pairDay) })

/** Prices at the end of each day. */
export interface ClosingPrices {
  /** USD per whole token or LP token, by address in lower case. */
  readonly prices: ClosesById<Decimal | undefined>
  readonly indexed: IndexedBlock | undefined
}

/**
 * Prices of tokens and of LP tokens (`pairs`) at the end of each day, with the last day before `sinceSec` (start of a
 * day, Unix seconds). Those that the subgraph does not know are missing.
 * @throws ServiceError
 */
export async function fetchClosingPrices(
  urls: SubgraphUrls,
  { tokens, pairs }: { readonly tokens: readonly Address[]; readonly pairs: readonly Address[] },
  sinceSec: number,
): Promise<ClosingPrices> {
  const [tokenPrices, pairRows] = await Promise.all([
    fetchTokenDays(
      urls,
      tokens.map((token) => token.toLowerCase()),
      sinceSec,
    ),
    fetchPairDays(
      urls,
      pairs.map((pair) => pair.toLowerCase()),
      sinceSec,
    ),
  ])
  return { prices: groupCloses([...tokenPrices.rows, ...pairRows]), indexed: tokenPrices.indexed }
}

async function fetchTokenDays(urls: SubgraphUrls, tokens: readonly string[], since: number) {
  const [known, rows] = await Promise.all([
    queryGraph(urls, {
      document: TOKENS_BEFORE_QUERY,
      variables: { tokens: [...tokens], since, rows: GRAPH_PAGE_ROWS },
      answer: tokensBeforeAnswer,
      maxBytes: MAX_BYTES,
    }),
    readAllDayRows(async (after) => {
      const { days } = await queryGraph(urls, {
        document: TOKEN_DAYS_QUERY,
        variables: { tokens: [...tokens], since, after, rows: GRAPH_PAGE_ROWS },
        answer: tokenDaysAnswer,
        maxBytes: MAX_BYTES,
      })
      return days
    }),
  ])
  return { rows: [...known.tokens.flatMap(({ before }) => before), ...rows], indexed: known._meta }
}

/** Pairs have no list of their days, so the days before are only read of those without one on the first day. */
async function fetchPairDays(
  urls: SubgraphUrls,
  pairs: readonly string[],
  since: number,
): Promise<readonly PriceRow[]> {
  const rows = await readAllDayRows(async (after) => {
    const { days } = await queryGraph(urls, {
      document: PAIR_DAYS_QUERY,
      variables: { pairs: [...pairs], since, after, rows: GRAPH_PAGE_ROWS },
      answer: pairDaysAnswer,
      maxBytes: MAX_BYTES,
    })
    return days
  })
  const first = new Set(rows.flatMap(({ of, dateSec }) => (dateSec === since ? [of] : [])))
  const quiet = pairs.filter((pair) => !first.has(pair))
  if (quiet.length === 0) return rows
  const { days } = await queryGraph(urls, {
    document: PAIRS_BEFORE_QUERY,
    variables: { pairs: quiet, since, rows: GRAPH_PAGE_ROWS },
    answer: pairDaysAnswer,
    maxBytes: MAX_BYTES,
  })
  return [...days, ...rows]
}
