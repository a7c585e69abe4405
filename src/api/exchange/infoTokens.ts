import * as v from 'valibot'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { decimal, rowsOf } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { count, croPriceAnswer, tokenEntries, tokenOfRow, validRowsOf, worth } from './figures'
import { graphql } from './graphql'
import { type AnswerTerms, MAX_LIST_BYTES, TOKEN } from './infoTerms'

/** A token of the subgraph with its totals. */
export type TokenTotals = v.InferOutput<typeof tokenTotals>

export interface IndexedTokens extends AnswerTerms {
  readonly tokens: readonly TokenTotals[]
}

export const TOKEN_TOTALS = graphql(
  `
    fragment TokenTotals on Token {
      ...NamedToken
      tradeVolumeUSD
      totalLiquidity
      totalTransactions
      pairBase(first: 5, orderBy: trackedReserveCRO, orderDirection: desc) { trackedReserveCRO }
      pairQuote(first: 5, orderBy: trackedReserveCRO, orderDirection: desc) { trackedReserveCRO }
    }
  `,
  [TOKEN],
)
const TOP_TOKENS_QUERY = graphql(
  `
    query topTokens($count: Int!, $ids: [ID!]!, $rows: Int!) {
      top: tokens(first: $count, orderBy: tradeVolumeUSD, orderDirection: desc) { ...TokenTotals }
      asked: tokens(first: $rows, where: { id_in: $ids }) { ...TokenTotals }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [TOKEN_TOTALS],
)
const TOKENS_QUERY = graphql(
  `
    query infoTokens($ids: [ID!]!, $rows: Int!) {
      tokens(first: $rows, where: { id_in: $ids }) { ...TokenTotals }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [TOKEN_TOTALS],
)
const TOKENS_AT_QUERY = graphql(
  `
    query tokensAt($ids: [ID!]!, $rows: Int!, $block: Int!) {
      tokens(first: $rows, where: { id_in: $ids }, block: { number: $block }) { ...TokenTotals }
      bundle(id: "1", block: { number: $block }) { croPrice }
    }
  `,
  [TOKEN_TOTALS],
)

const side = rowsOf(v.object({ trackedReserveCRO: worth }))
export const tokenTotals = v.pipe(
  v.object({
    ...tokenEntries,
    tradeVolumeUSD: worth,
    totalLiquidity: decimal,
    totalTransactions: count,
    pairBase: side,
    pairQuote: side,
  }),
  v.transform((row) => ({
    ...tokenOfRow(row),
    /** Volume since the start, by base tokens only. */
    volumeUsd: row.tradeVolumeUSD,
    /** In all pools, whole tokens. */
    reserves: row.totalLiquidity,
    transactions: row.totalTransactions,
    /** Liquidity by base tokens of its ten largest pools, both sides. */
    trackedCro: [...row.pairBase, ...row.pairQuote].reduce(
      (sum, { trackedReserveCRO }) => sum.plus(trackedReserveCRO ?? 0),
      new Decimal(0),
    ),
  })),
)
const terms = { bundle: croPriceAnswer, _meta: indexedBlockAnswer }
const topAnswer = v.object({ top: validRowsOf(tokenTotals), asked: validRowsOf(tokenTotals), ...terms })
const tokensAnswer = v.object({ tokens: validRowsOf(tokenTotals), ...terms })
const tokensAtAnswer = v.object({ tokens: validRowsOf(tokenTotals), bundle: croPriceAnswer })

/** Each token once. */
export function distinctTokens(tokens: readonly TokenTotals[]): readonly TokenTotals[] {
  return [...new Map(tokens.map((token) => [token.address.toLowerCase(), token])).values()]
}

const idsOf = (tokens: readonly Address[]) => ({
  ids: tokens.map((address) => address.toLowerCase()),
  // A page has at least one row.
  rows: Math.max(1, tokens.length),
})

/** The tokens with most volume since the start, and the requested ones. @throws ServiceError */
export async function fetchTopTokens(
  urls: SubgraphUrls,
  top: number,
  asked: readonly Address[],
): Promise<IndexedTokens> {
  const answer = await queryGraph(urls, {
    document: TOP_TOKENS_QUERY,
    variables: { count: top, ...idsOf(asked) },
    answer: topAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  return {
    tokens: distinctTokens([...answer.top, ...answer.asked]),
    croPrice: answer.bundle,
    indexed: answer._meta,
  }
}

/** Some tokens, without those that the subgraph does not know. @throws ServiceError */
export async function fetchTokens(urls: SubgraphUrls, asked: readonly Address[]): Promise<IndexedTokens> {
  const { tokens, bundle, _meta } = await queryGraph(urls, {
    document: TOKENS_QUERY,
    variables: idsOf(asked),
    answer: tokensAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  return { tokens: distinctTokens(tokens), croPrice: bundle, indexed: _meta }
}

/**
 * Some tokens as they were at a block.
 * @throws ServiceError, also where the subgraph's history does not reach back to the block
 */
export async function fetchTokensAt(
  urls: SubgraphUrls,
  asked: readonly Address[],
  block: number,
): Promise<Pick<IndexedTokens, 'tokens' | 'croPrice'>> {
  const { tokens, bundle } = await queryGraph(urls, {
    document: TOKENS_AT_QUERY,
    variables: { ...idsOf(asked), block },
    answer: tokensAtAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  return { tokens: distinctTokens(tokens), croPrice: bundle }
}
