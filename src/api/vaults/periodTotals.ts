import * as v from 'valibot'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { addressSchema } from '@/lib/schema'
import { GRAPH_PAGE_ROWS } from '../graphPages'
import { rowsOf, time } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'
import { dayTotals, type EventTotals, eventTotals, type IndexedTotals } from './parse'

type Period = 'week' | 'month' | 'quarter'

/** What a vault's share was worth at the start of three periods, and now. */
export interface PeriodTotals {
  /** Share token. */
  readonly address: Address
  /** At the starts that were asked for; undefined before the first event. */
  readonly starts: Readonly<Record<Period, IndexedTotals | undefined>>
  /** After the first deposit. */
  readonly first: EventTotals | undefined
  /** After the latest event; its time is the end of that day. */
  readonly latest: IndexedTotals | undefined
  /** When the last share was last withdrawn, Unix seconds. */
  readonly emptiedSec: number | undefined
}

/** Starts of days, Unix seconds. */
export type PeriodStarts = Readonly<Record<Period, number>>

const MAX_BYTES = 2_000_000

const DAY = graphql(`
  fragment Day on VaultDayData {
    date
    totalAssets
    totalShares
  }
`)
const PERIODS_QUERY = graphql(
  `
    query periods($ids: [ID!]!, $rows: Int!, $week: Int!, $month: Int!, $quarter: Int!) {
      vaults(first: $rows, where: { id_in: $ids }) {
        id
        latest: days(first: 1, orderBy: date, orderDirection: desc) { ...Day }
        week: days(first: 1, orderBy: date, orderDirection: desc, where: { date_lt: $week }) { ...Day }
        month: days(first: 1, orderBy: date, orderDirection: desc, where: { date_lt: $month }) { ...Day }
        quarter: days(first: 1, orderBy: date, orderDirection: desc, where: { date_lt: $quarter }) { ...Day }
        first: deposits(first: 1, orderBy: timestamp, orderDirection: asc) {
          timestamp
          block
          logIndex
          totalAssets
          totalShares
        }
        emptied: withdrawals(first: 1, orderBy: timestamp, orderDirection: desc, where: { totalShares: "0" }) {
          timestamp
        }
      }
      _meta { block { number timestamp } }
    }
  `,
  [DAY],
)
const days = rowsOf(dayTotals)
const periodsAnswer = v.object({
  vaults: rowsOf(
    v.object({
      id: addressSchema,
      latest: days,
      week: days,
      month: days,
      quarter: days,
      first: rowsOf(eventTotals),
      emptied: rowsOf(v.object({ timestamp: time })),
    }),
  ),
  _meta: indexedBlockAnswer,
})

/**
 * What the shares of many vaults were worth at the start of three periods, by one query; without the vaults that the
 * index does not know.
 * @param shareTokens at most GRAPH_PAGE_ROWS
 * @throws ServiceError
 */
export async function fetchPeriodTotals(
  urls: SubgraphUrls,
  shareTokens: readonly Address[],
  starts: PeriodStarts,
): Promise<{ readonly vaults: readonly PeriodTotals[]; readonly indexed: IndexedBlock | undefined }> {
  const { vaults, _meta } = await queryGraph(urls, {
    document: PERIODS_QUERY,
    variables: { ids: shareTokens.map((token) => token.toLowerCase()), rows: GRAPH_PAGE_ROWS, ...starts },
    answer: periodsAnswer,
    maxBytes: MAX_BYTES,
  })
  return {
    vaults: vaults.map((vault) => ({
      address: vault.id,
      starts: { week: vault.week[0], month: vault.month[0], quarter: vault.quarter[0] },
      first: vault.first[0],
      latest: vault.latest[0],
      emptiedSec: vault.emptied[0]?.timestamp,
    })),
    indexed: _meta,
  }
}
