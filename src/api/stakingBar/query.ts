import { GRAPH_PAGE_ROWS, type PagedRows, pageByCursor, readGraphPages } from '../graphPages'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'
import { type BarSnapshot, snapshotsAnswer } from './parse'

const MAX_BYTES = 100_000
const QUERY = graphql(`
  query barDailySnapshots($startTime: Int!, $rows: Int!) {
    barDailySnapshots(first: $rows, where: { date_gte: $startTime }, orderBy: date, orderDirection: asc) {
      date
      ratio
    }
  }
`)

/** A staking bar's daily ratios since `startSec` (Unix seconds), oldest first. @throws ServiceError */
export function fetchBarSnapshots(urls: SubgraphUrls, startSec: number): Promise<PagedRows<BarSnapshot>> {
  return readGraphPages<BarSnapshot, number>({
    keyOf: ({ dateSec }) => String(dateSec),
    loadPage: async (startTime = startSec) => {
      const { barDailySnapshots } = await queryGraph(urls, {
        document: QUERY,
        variables: { startTime, rows: GRAPH_PAGE_ROWS },
        answer: snapshotsAnswer,
        maxBytes: MAX_BYTES,
      })
      return pageByCursor(barDailySnapshots, ({ dateSec }) => dateSec + 1)
    },
  })
}
