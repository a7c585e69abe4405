import { queryGraph } from '../queryGraph'
import { graphql } from './graphql'
import { type BarSnapshot, snapshotsAnswer } from './parse'

const MAX_BYTES = 100_000
const QUERY = graphql(`
  query barDailySnapshots($startTime: Int!) {
    barDailySnapshots(where: { date_gte: $startTime }, orderBy: date, orderDirection: asc) {
      date
      ratio
    }
  }
`)

/** A staking bar's daily ratios since `startSec` (Unix seconds), in no promised order. @throws ServiceError */
export async function fetchBarSnapshots(subgraphUrl: string, startSec: number): Promise<readonly BarSnapshot[]> {
  const { barDailySnapshots } = await queryGraph(subgraphUrl, {
    document: QUERY,
    variables: { startTime: startSec },
    answer: snapshotsAnswer,
    maxBytes: MAX_BYTES,
  })
  return barDailySnapshots
}
