import * as v from 'valibot'
import type { IndexedBlock } from '@/lib/indexLag'
import { rowsOf, whole } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { count, croPriceAnswer, worth } from './figures'
import { graphql } from './graphql'
import type { AnswerTerms } from './infoTerms'

/** The exchange's totals; undefined before its first pool. */
export type ExchangeTotals = v.InferOutput<typeof totals>

const MAX_BYTES = 100_000

const TOTALS = graphql(`
  fragment Totals on VvsFactory {
    totalPairs
    totalTransactions
    totalVolumeUSD
    totalVolumeCRO
    totalLiquidityUSD
    totalLiquidityCRO
  }
`)
const NOW_QUERY = graphql(
  `
    query exchangeNow {
      vvsFactories(first: 1) { ...Totals }
      bundle(id: "1") { croPrice }
      _meta { block { number timestamp } }
    }
  `,
  [TOTALS],
)
const AT_QUERY = graphql(
  `
    query exchangeAt($block: Int!) {
      vvsFactories(first: 1, block: { number: $block }) { ...Totals }
      bundle(id: "1", block: { number: $block }) { croPrice }
    }
  `,
  [TOTALS],
)
// By block, because several blocks can have the same time.
const BLOCK_QUERY = graphql(`
  query blockBefore($time: BigInt!) {
    transactions(first: 1, orderBy: block, orderDirection: desc, where: { timestamp_lt: $time }) { block }
    _meta { block { number timestamp } }
  }
`)

const totals = v.pipe(
  v.object({
    totalPairs: count,
    totalTransactions: count,
    totalVolumeUSD: worth,
    totalVolumeCRO: worth,
    totalLiquidityUSD: worth,
    totalLiquidityCRO: worth,
  }),
  v.transform(({ totalPairs, totalTransactions, ...sums }) => ({
    pools: totalPairs,
    transactions: totalTransactions,
    /** Since the start, by base tokens only. */
    volume: { usd: sums.totalVolumeUSD, cro: sums.totalVolumeCRO },
    /** By base tokens only. */
    liquidity: { usd: sums.totalLiquidityUSD, cro: sums.totalLiquidityCRO },
  })),
)
const nowAnswer = v.object({ vvsFactories: rowsOf(totals), bundle: croPriceAnswer, _meta: indexedBlockAnswer })
const atAnswer = v.object({ vvsFactories: rowsOf(totals), bundle: croPriceAnswer })
const blockAnswer = v.object({ transactions: rowsOf(v.object({ block: whole })), _meta: indexedBlockAnswer })

/** The exchange's totals now. @throws ServiceError */
export async function fetchExchange(
  urls: SubgraphUrls,
): Promise<AnswerTerms & { readonly totals: ExchangeTotals | undefined }> {
  const { vvsFactories, bundle, _meta } = await queryGraph(urls, {
    document: NOW_QUERY,
    variables: {},
    answer: nowAnswer,
    maxBytes: MAX_BYTES,
  })
  return { totals: vvsFactories[0], croPrice: bundle, indexed: _meta }
}

/**
 * The exchange's totals as they were at a block.
 * @throws ServiceError, also where the subgraph's history does not reach back to the block
 */
export async function fetchExchangeAt(
  urls: SubgraphUrls,
  block: number,
): Promise<Pick<AnswerTerms, 'croPrice'> & { readonly totals: ExchangeTotals | undefined }> {
  const { vvsFactories, bundle } = await queryGraph(urls, {
    document: AT_QUERY,
    variables: { block },
    answer: atAnswer,
    maxBytes: MAX_BYTES,
  })
  return { totals: vvsFactories[0], croPrice: bundle }
}

/** The block of the exchange's last transaction before a time. */
export interface BlockBefore {
  /** The exchange is the same from this block to that time; undefined if it had no transaction yet. */
  readonly block: number | undefined
  readonly indexed: IndexedBlock | undefined
}

/** The last block with a trade, mint or burn before a time. @param timeSec Unix seconds @throws ServiceError */
export async function fetchBlockBefore(urls: SubgraphUrls, timeSec: number): Promise<BlockBefore> {
  const { transactions, _meta } = await queryGraph(urls, {
    document: BLOCK_QUERY,
    variables: { time: String(timeSec) },
    answer: blockAnswer,
    maxBytes: MAX_BYTES,
  })
  return { block: transactions[0]?.block, indexed: _meta }
}
