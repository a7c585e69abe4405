import { fetchPairChanges, fetchPairCloses } from '@/api/exchange/query'
import type { SubgraphUrls } from '@/api/queryGraph'
import { readIndexFirst } from '@/api/readIndexFirst'
import type { Pair } from '@/domain/pair/pair'
import type { Address } from '@/lib/hex'
import { readChainReserves } from './chainHistory'
import { type HistoryRange, PERIOD_SEC, rangeTerms } from './model/historyRange'
import { type ReservesAt, reservesOfChanges, reservesOfCloses } from './model/reserves'

/** A pool's reserves, oldest first. */
export interface LoadedReserves {
  readonly reserves: readonly ReservesAt[]
  /** Whether the subgraph returned only the newer part of the range. */
  readonly isPartial: boolean
}

/**
 * A pool's reserves over a range, including the state before it. Read from the subgraph, or from the pool's events if
 * the subgraph is missing, fails or does not know the pool.
 * @throws RpcError, NetworkError if both fail
 */
export async function loadReserves(
  urls: SubgraphUrls | undefined,
  pool: Pair,
  range: HistoryRange,
  nowSec: number,
): Promise<LoadedReserves> {
  return readIndexFirst(
    urls &&
      (async () => {
        const loaded = await fetchReserves(urls, pool.address, range, nowSec)
        return loaded.reserves.length > 0 ? loaded : undefined
      }),
    async () => ({ reserves: await readChainReserves(pool), isPartial: false }),
  )
}

async function fetchReserves(
  urls: SubgraphUrls,
  pool: Address,
  range: HistoryRange,
  nowSec: number,
): Promise<LoadedReserves> {
  const { spanSec, period } = rangeTerms[range]
  const periodSec = PERIOD_SEC[period]
  const sinceSec = Math.floor((nowSec - spanSec) / periodSec) * periodSec
  // The last month of a year is read by the hour, since young pairs have no more history.
  const [{ closes, before, isPartial }, changes, lately] = await Promise.all([
    fetchPairCloses(urls, pool, period, sinceSec),
    range === 'day' ? fetchPairChanges(urls, pool, sinceSec) : undefined,
    range === 'year' ? fetchReserves(urls, pool, 'month', nowSec) : undefined,
  ])
  const older = before === undefined ? [] : reservesOfCloses([before], periodSec, nowSec)
  // Hours without known changes use their closes, which leaves no gap.
  const reserves =
    changes === undefined
      ? reservesOfCloses(closes, periodSec, nowSec)
      : reservesOfChanges(closes, changes.rows, periodSec, nowSec)
  const ofMonth = lately?.reserves ?? []
  const latelySec = ofMonth[0]?.timeSec ?? Infinity
  return {
    reserves: [...older, ...reserves.filter(({ timeSec }) => timeSec < latelySec), ...ofMonth],
    isPartial,
  }
}
