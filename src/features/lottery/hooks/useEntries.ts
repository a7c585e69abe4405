import { useMemo } from 'react'
import { type PagedRows, pageBySkip, readGraphPages } from '@/api/graphPages'
import { type IndexedEntry, LOTTERY_PAGE_ROWS } from '@/api/lottery/parse'
import type { SubgraphUrls } from '@/api/queryGraph'
import { readClient } from '@/chain/rpc/readClient'
import type { Lottery } from '@/domain/lottery/lottery'
import { lotteryVersion } from '@/domain/lottery/round'
import { scanEntries } from '@/domain/lottery/scanEntries'
import { useTickets } from '@/domain/lottery/useTickets'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { type EntryRow, type FreshTickets, mergeEntries, scannedEntryRow } from '../model/drawRows'
import { type SourcedList, useNewestRounds } from './useDraws'

/** All lotteries of an account in the subgraph, newest first. @throws ServiceError */
async function readIndexed(urls: SubgraphUrls, account: Address): Promise<PagedRows<IndexedEntry>> {
  const { fetchEntries } = await import('@/api/lottery/query')
  return readGraphPages<IndexedEntry, number>({
    keyOf: ({ lotteryId }) => String(lotteryId),
    loadPage: async (skip = 0, signal) =>
      pageBySkip(await fetchEntries(urls, account, skip, signal), skip, LOTTERY_PAGE_ROWS),
  })
}

/** The lotteries of an account, newest first. @param currentId undefined while it is not known */
export function useEntries(lottery: Lottery, account: Address, currentId: number | undefined): SourcedList<EntryRow> {
  const {
    subgraphUrls,
    address,
    token: { decimals },
  } = lottery
  const { fresh, version } = useNewestTickets(lottery, account, currentId)
  const indexed = useService(
    subgraphUrls && `lottery/entries/index/${address}/${account}`,
    async () => (subgraphUrls === undefined ? { rows: [], isPartial: false } : readIndexed(subgraphUrls, account)),
    { version, isBehind: ({ rows }) => mergeEntries(rows, fresh, decimals).isBehind },
  )
  const isOnChain = subgraphUrls === undefined || indexed.status === 'failed'
  const scanned = useService(
    isOnChain && currentId !== undefined ? `lottery/entries/${address}/${account}/${currentId}` : undefined,
    async () => scanEntries(readClient, lottery, { account, currentId: currentId ?? 0 }),
    { version },
  )
  return useMemo(() => {
    if (isOnChain) {
      const rows = mapLoadable(scanned, (entries) => entries.map((entry) => scannedEntryRow(entry, decimals)))
      return { rows, source: 'chain', isBehind: false, isPartial: false }
    }
    const merged = mapLoadable(indexed, ({ rows }) => mergeEntries(rows, fresh, decimals))
    return {
      rows: mapLoadable(merged, ({ rows }) => rows),
      source: 'subgraph',
      isBehind: valueOf(merged)?.isBehind === true,
      isPartial: valueOf(indexed)?.isPartial === true,
    }
  }, [isOnChain, scanned, indexed, fresh, decimals])
}

interface NewestTickets {
  readonly fresh: readonly FreshTickets[]
  /** Changes with the account's transactions and the lottery. */
  readonly version: number
}

/** The account's tickets of the newest lotteries, as far as they are read. */
function useNewestTickets(lottery: Lottery, account: Address, currentId: number | undefined): NewestTickets {
  const rounds = useNewestRounds(lottery, currentId)
  const version = useConfirmedCount() + lotteryVersion(rounds[0])
  const idAt = (index: number) => (currentId === undefined ? undefined : Math.max(0, currentId - index))
  const first = useTickets(lottery, account, idAt(0))
  const second = useTickets(lottery, account, idAt(1))
  const third = useTickets(lottery, account, idAt(2))
  const fresh = useMemo(() => {
    const ticketsOf = [first, second, third].map(valueOf)
    return rounds.flatMap((round) => {
      const tickets = ticketsOf[(currentId ?? 0) - round.id]
      return tickets === undefined ? [] : [{ round, tickets }]
    })
  }, [first, second, third, rounds, currentId])
  return { fresh, version }
}
