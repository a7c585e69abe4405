import * as v from 'valibot'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { addressSchema } from '@/lib/schema'
import { type ClosesById, type DayRow, groupCloses, readAllDayRows } from '../dayCloses'
import { GRAPH_PAGE_ROWS } from '../graphPages'
import { decimal, rowsOf, time, whole } from '../graphScalars'
import { indexedBlockAnswer } from '../indexedBlock'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'

const MAX_BYTES = 2_000_000

const DAYS_QUERY = graphql(`
  query vaultDays($vaults: [String!]!, $since: Int!, $after: ID!, $rows: Int!) {
    days: vaultDayDatas(first: $rows, orderBy: id, where: { vault_in: $vaults, date_gte: $since, id_gt: $after }) {
      id
      vault { id }
      date
      totalAssets
    }
  }
`)
const VAULTS_QUERY = graphql(`
  query vaultsBefore($vaults: [ID!]!, $since: Int!, $rows: Int!) {
    vaults(first: $rows, where: { id_in: $vaults }) {
      id
      depositCount
      withdrawalCount
      compoundCount
      before: days(first: 1, orderBy: date, orderDirection: desc, where: { date_lt: $since }) {
        id
        date
        totalAssets
      }
    }
    _meta { block { number timestamp } }
  }
`)

const address = v.pipe(
  addressSchema,
  v.transform((text) => text.toLowerCase()),
)
const rowId = v.pipe(v.string(), v.maxLength(200))
const daysAnswer = v.object({
  days: rowsOf(
    v.pipe(
      v.object({ id: rowId, vault: v.object({ id: address }), date: time, totalAssets: decimal }),
      v.transform(
        ({ id, vault, date, totalAssets }): DayRow<Decimal> => ({
          id,
          of: vault.id,
          dateSec: date,
          value: totalAssets,
        }),
      ),
    ),
  ),
})
const vaultsAnswer = v.object({
  vaults: rowsOf(
    v.object({
      id: address,
      depositCount: whole,
      withdrawalCount: whole,
      compoundCount: whole,
      before: rowsOf(v.object({ id: rowId, date: time, totalAssets: decimal })),
    }),
  ),
  _meta: indexedBlockAnswer,
})

/** What the subgraph has of the vaults. */
export interface IndexedVaults {
  /** Whole underlying tokens that a vault holds, by its share token in lower case. */
  readonly assets: ClosesById<Decimal>
  /** Of all vaults together since their deployment. */
  readonly counts: { readonly deposits: number; readonly withdrawals: number; readonly compounds: number }
  readonly indexed: IndexedBlock | undefined
}

/**
 * What vaults held at the end of each day, with the last day before `sinceSec` (start of a day, Unix seconds). Vaults
 * without any event are missing.
 * @param vaults share tokens
 * @throws ServiceError
 */
export async function fetchVaultDays(
  urls: SubgraphUrls,
  vaults: readonly Address[],
  sinceSec: number,
): Promise<IndexedVaults> {
  const ids = vaults.map((vault) => vault.toLowerCase())
  const [known, rows] = await Promise.all([
    queryGraph(urls, {
      document: VAULTS_QUERY,
      variables: { vaults: ids, since: sinceSec, rows: GRAPH_PAGE_ROWS },
      answer: vaultsAnswer,
      maxBytes: MAX_BYTES,
    }),
    readAllDayRows(async (after) => {
      const { days } = await queryGraph(urls, {
        document: DAYS_QUERY,
        variables: { vaults: ids, since: sinceSec, after, rows: GRAPH_PAGE_ROWS },
        answer: daysAnswer,
        maxBytes: MAX_BYTES,
      })
      return days
    }),
  ])
  const before = known.vaults.flatMap((vault) =>
    vault.before.map(({ id, date, totalAssets }) => ({ id, of: vault.id, dateSec: date, value: totalAssets })),
  )
  const sum = (countOf: (vault: (typeof known.vaults)[number]) => number) =>
    known.vaults.reduce((total, vault) => total + countOf(vault), 0)
  return {
    assets: groupCloses([...before, ...rows]),
    counts: {
      deposits: sum(({ depositCount }) => depositCount),
      withdrawals: sum(({ withdrawalCount }) => withdrawalCount),
      compounds: sum(({ compoundCount }) => compoundCount),
    },
    indexed: known._meta,
  }
}
