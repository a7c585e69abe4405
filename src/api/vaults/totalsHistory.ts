import * as v from 'valibot'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { GRAPH_PAGE_ROWS, pageByCursor, readGraphPages } from '../graphPages'
import { rowsOf } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'
import { dayTotals, type EventTotals, eventTotals, type IndexedTotals } from './parse'

/** The history of a vault's totals. */
export interface TotalsHistory {
  /** Oldest first, at most one per block: the newest by event, those before by day. */
  readonly points: readonly IndexedTotals[]
  readonly indexed: IndexedBlock | undefined
}

/** Of each kind of event. More would not be visible in a chart. */
const EVENT_ROWS = 300
const MAX_BYTES = 1_000_000

const EVENTS_QUERY = graphql(`
  query events($id: ID!, $rows: Int!) {
    vault(id: $id) {
      deposits(first: $rows, orderBy: timestamp, orderDirection: desc) {
        timestamp
        block
        logIndex
        totalAssets
        totalShares
      }
      withdrawals(first: $rows, orderBy: timestamp, orderDirection: desc) {
        timestamp
        block
        logIndex
        totalAssets
        totalShares
      }
      compounds(first: $rows, orderBy: timestamp, orderDirection: desc) {
        timestamp
        block
        logIndex
        totalAssets
        totalShares
      }
    }
    _meta { block { number timestamp } }
  }
`)
const DAYS_QUERY = graphql(`
  query days($vault: String!, $until: Int!, $rows: Int!) {
    vaultDayDatas(first: $rows, orderBy: date, orderDirection: desc, where: { vault: $vault, date_lt: $until }) {
      date
      totalAssets
      totalShares
    }
  }
`)
const events = rowsOf(eventTotals)
const eventsAnswer = v.object({
  vault: v.nullable(v.object({ deposits: events, withdrawals: events, compounds: events })),
  _meta: indexedBlockAnswer,
})
const daysAnswer = v.object({ vaultDayDatas: rowsOf(dayTotals) })

const DAY_SEC = 86_400

/** The history of a vault's totals; undefined if the index does not know the vault. @throws ServiceError */
export async function fetchTotalsHistory(urls: SubgraphUrls, shareToken: Address): Promise<TotalsHistory | undefined> {
  const id = shareToken.toLowerCase()
  const { vault, _meta } = await queryGraph(urls, {
    document: EVENTS_QUERY,
    variables: { id, rows: EVENT_ROWS },
    answer: eventsAnswer,
    maxBytes: MAX_BYTES,
  })
  if (vault === null) return undefined
  const lists = [vault.deposits, vault.withdrawals, vault.compounds]
  // A full list may end within a second, so events are complete after its last one.
  const completeAfterSec = Math.max(
    -1,
    ...lists.map((list) => (list.length < EVENT_ROWS ? -1 : (list.at(-1)?.timeSec ?? 0))),
  )
  const recent = lastOfBlocks(lists.flat().filter(({ timeSec }) => timeSec > completeAfterSec))
  const older = completeAfterSec < 0 ? [] : await fetchDaysUntil(urls, id, completeAfterSec)
  return { points: [...older, ...recent], indexed: _meta }
}

/** Oldest first. */
function lastOfBlocks(rows: readonly EventTotals[]): readonly EventTotals[] {
  const sorted = [...rows].sort((a, b) => a.block - b.block || a.logIndex - b.logIndex)
  return sorted.filter(({ block }, index) => sorted[index + 1]?.block !== block)
}

/** The totals at the end of each day that ended by a time, oldest first. */
async function fetchDaysUntil(urls: SubgraphUrls, vault: string, untilSec: number): Promise<readonly IndexedTotals[]> {
  const { rows } = await readGraphPages<IndexedTotals, number>({
    keyOf: ({ timeSec }) => String(timeSec),
    loadPage: async (until = untilSec - DAY_SEC + 1) => {
      const { vaultDayDatas } = await queryGraph(urls, {
        document: DAYS_QUERY,
        variables: { vault, until, rows: GRAPH_PAGE_ROWS },
        answer: daysAnswer,
        maxBytes: MAX_BYTES,
      })
      return pageByCursor(vaultDayDatas, ({ timeSec }) => timeSec - DAY_SEC)
    },
  })
  return [...rows].reverse()
}
