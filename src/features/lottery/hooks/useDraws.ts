import { useMemo } from 'react'
import { type PagedRows, pageBySkip, readGraphPages } from '@/api/graphPages'
import { type IndexedLottery, LOTTERY_PAGE_ROWS } from '@/api/lottery/parse'
import type { SubgraphUrls } from '@/api/queryGraph'
import { readLatest } from '@/chain/calls/readReading'
import { readClient } from '@/chain/rpc/readClient'
import type { Lottery } from '@/domain/lottery/lottery'
import { lotteryRoundReading } from '@/domain/lottery/reads'
import { type LotteryRound, lotteryVersion } from '@/domain/lottery/round'
import { useCallReader } from '@/hooks/useCallReader'
import { useService } from '@/hooks/useService'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { CHAIN_LOTTERIES, chainDrawRow, type DrawRow, mergeDraws } from '../model/drawRows'

/** A list, and where it comes from. */
export interface SourcedList<Row> {
  readonly rows: Loadable<readonly Row[]>
  /** `chain` where there is no subgraph, or it does not respond. */
  readonly source: 'subgraph' | 'chain'
  /** The subgraph misses what the chain has. */
  readonly isBehind: boolean
  /** Older rows are missing. */
  readonly isPartial: boolean
}

/** The newest lotteries, from the chain. */
export function useNewestRounds({ address }: Lottery, currentId: number | undefined): readonly LotteryRound[] {
  const readings = useMemo(
    () =>
      Array.from({ length: Math.min(currentId ?? 0, CHAIN_LOTTERIES) }, (_, index) =>
        lotteryRoundReading(address, (currentId ?? 0) - index),
      ),
    [address, currentId],
  )
  const read = useCallReader(readings)
  return useMemo(() => readings.flatMap((reading) => valueOf(reading.derive(read)) ?? []), [readings, read])
}

/** All lotteries of the subgraph, newest first. @throws ServiceError */
async function readIndexed(urls: SubgraphUrls): Promise<PagedRows<IndexedLottery>> {
  const { fetchLotteries } = await import('@/api/lottery/query')
  return readGraphPages<IndexedLottery, number>({
    keyOf: ({ id }) => String(id),
    loadPage: async (skip = 0, signal) => pageBySkip(await fetchLotteries(urls, skip, signal), skip, LOTTERY_PAGE_ROWS),
  })
}

/** All lotteries of the contract, newest first. @throws if a read fails */
async function readDraws({ address, multicall }: Lottery, currentId: number): Promise<readonly DrawRow[]> {
  const rows: DrawRow[] = []
  for (let newest = currentId; newest > 0; newest -= LOTTERY_PAGE_ROWS) {
    const ids = Array.from({ length: Math.min(newest, LOTTERY_PAGE_ROWS) }, (_, index) => newest - index)
    const rounds = await readLatest(
      readClient,
      multicall,
      ids.map((id) => lotteryRoundReading(address, id)),
    )
    for (const round of rounds) {
      const known = valueOf(round)
      if (known === undefined) throw new Error('The chain does not say it')
      rows.push(chainDrawRow(known))
    }
  }
  return rows
}

/** All lotteries, newest first. @param currentId undefined while it is not known */
export function useDraws(lottery: Lottery, currentId: number | undefined): SourcedList<DrawRow> {
  const { subgraphUrls, address } = lottery
  const fresh = useNewestRounds(lottery, currentId)
  const version = lotteryVersion(fresh[0])
  const indexed = useService(
    subgraphUrls && `lottery/draws/index/${address}`,
    async () => (subgraphUrls === undefined ? { rows: [], isPartial: false } : readIndexed(subgraphUrls)),
    { version, isBehind: ({ rows }) => mergeDraws(rows, fresh).isBehind },
  )
  const isOnChain = subgraphUrls === undefined || indexed.status === 'failed'
  const onChain = useService(
    isOnChain && currentId !== undefined ? `lottery/draws/${address}/${currentId}` : undefined,
    async () => readDraws(lottery, currentId ?? 0),
    { version },
  )
  return useMemo(() => {
    if (isOnChain) return { rows: onChain, source: 'chain', isBehind: false, isPartial: false }
    const merged = mapLoadable(indexed, ({ rows }) => mergeDraws(rows, fresh))
    return {
      rows: mapLoadable(merged, ({ rows }) => rows),
      source: 'subgraph',
      isBehind: valueOf(merged)?.isBehind === true,
      isPartial: valueOf(indexed)?.isPartial === true,
    }
  }, [isOnChain, onChain, indexed, fresh])
}
