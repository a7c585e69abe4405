import * as v from 'valibot'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { addressSchema } from '@/lib/schema'
import { GRAPH_PAGE_ROWS } from '../graphPages'
import { decimal, rowsOf } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'

/** Who holds a pool's LP tokens, as indexed by the exchange's subgraph. */
export interface IndexedHolders {
  /** Whole LP tokens. */
  readonly totalSupply: Decimal
  /** Accounts with LP tokens in their wallets, those with most first. */
  readonly holders: readonly { readonly account: Address; readonly liquidity: Decimal }[]
  /** Whether there may be more than are listed. */
  readonly isPartial: boolean
  readonly indexed: IndexedBlock | undefined
}

const MAX_BYTES = 2_000_000

const HOLDERS_QUERY = graphql(`
  query holders($id: ID!, $pair: String!, $rows: Int!) {
    pair(id: $id) { totalSupply }
    liquidityPositions(first: $rows, orderBy: liquidityTokenBalance, orderDirection: desc, where: { pair: $pair, liquidityTokenBalance_gt: "0" }) {
      user { id }
      liquidityTokenBalance
    }
    _meta { block { number timestamp } }
  }
`)
const holdersAnswer = v.object({
  pair: v.nullable(v.object({ totalSupply: decimal })),
  liquidityPositions: rowsOf(v.object({ user: v.object({ id: addressSchema }), liquidityTokenBalance: decimal })),
  _meta: indexedBlockAnswer,
})

/**
 * The holders of a pool's LP tokens, at most a page; undefined if the subgraph does not know the pool.
 * @throws ServiceError, also for a subgraph without holders
 */
export async function fetchPoolHolders(urls: SubgraphUrls, pool: Address): Promise<IndexedHolders | undefined> {
  const id = pool.toLowerCase()
  const { pair, liquidityPositions, _meta } = await queryGraph(urls, {
    document: HOLDERS_QUERY,
    variables: { id, pair: id, rows: GRAPH_PAGE_ROWS },
    answer: holdersAnswer,
    maxBytes: MAX_BYTES,
  })
  if (pair === null) return undefined
  return {
    totalSupply: pair.totalSupply,
    holders: liquidityPositions.map(({ user, liquidityTokenBalance }) => ({
      account: user.id,
      liquidity: liquidityTokenBalance,
    })),
    isPartial: liquidityPositions.length === GRAPH_PAGE_ROWS,
    indexed: _meta,
  }
}
