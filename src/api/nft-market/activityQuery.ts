import type { Address } from '@/lib/hex'
import { GRAPH_PAGE_ROWS, type GraphPage } from '../graphPages'
import { pageByTime } from '../pageByTime'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import type { MarketActivity } from './activity'
import { ACTIVITY_QUERY, COLLECTION_DAYS_QUERY, MARKET_DAYS_QUERY } from './documents'
import { activityAnswer, collectionDaysAnswer, type MarketDay, marketDaysAnswer } from './parse'

const MAX_BYTES = 3_000_000
/** Days of sales: three years. */
const MAX_DAYS = 1_000
const MAX_TIME_SEC = 1e11

/**
 * Orders and sales, newest first, as far back as both lists reach.
 * @param collection undefined for the whole market
 * @param untilSec exclusive; undefined for the newest
 * @throws ServiceError
 */
export async function fetchMarketActivity(
  urls: SubgraphUrls,
  collection: Address | undefined,
  untilSec: number | undefined,
  signal?: AbortSignal,
): Promise<GraphPage<MarketActivity, number>> {
  const where = {
    ...(collection && { collection: collection.toLowerCase() }),
    timestamp_lt: String(untilSec ?? MAX_TIME_SEC),
  }
  const { transactions, askOrders } = await queryGraph(urls, {
    document: ACTIVITY_QUERY,
    variables: { first: GRAPH_PAGE_ROWS, ofTrades: where, ofAsks: where },
    answer: activityAnswer,
    maxBytes: MAX_BYTES,
    signal,
  })
  return pageByTime<MarketActivity>([transactions, askOrders])
}

/** The market's days with sales, oldest first; of one collection, or all. @throws ServiceError */
export async function fetchMarketDays(
  urls: SubgraphUrls,
  collection: Address | undefined,
): Promise<readonly MarketDay[]> {
  const days = collection === undefined ? await queryMarketDays(urls) : await queryCollectionDays(urls, collection)
  return [...days].reverse()
}

async function queryMarketDays(urls: SubgraphUrls): Promise<readonly MarketDay[]> {
  const answer = marketDaysAnswer
  const question = { document: MARKET_DAYS_QUERY, variables: { first: MAX_DAYS }, answer, maxBytes: MAX_BYTES }
  return (await queryGraph(urls, question)).marketPlaceDayDatas
}

async function queryCollectionDays(urls: SubgraphUrls, collection: Address): Promise<readonly MarketDay[]> {
  const variables = { collection: collection.toLowerCase(), first: MAX_DAYS }
  const answer = collectionDaysAnswer
  const question = { document: COLLECTION_DAYS_QUERY, variables, answer, maxBytes: MAX_BYTES }
  return (await queryGraph(urls, question)).collectionDayDatas
}
