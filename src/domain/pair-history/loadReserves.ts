import { fetchPairChanges, fetchPairCloses } from '@/api/exchange/query'
import { ServiceError } from '@/api/fetchJson'
import type { Pair } from '@/domain/pair/pair'
import type { Address } from '@/lib/hex'
import { readChainReserves } from './chainHistory'
import { type HistoryRange, PERIOD_SEC, rangeTerms } from './model/historyRange'
import { type ReservesAt, reservesOfChanges, reservesOfCloses } from './model/reserves'

/**
 * A pool's reserves over a range and what held before it, oldest first: from the exchange's subgraph, and from the
 * pool's own events where there is none, it does not answer or does not know the pool.
 * @throws RpcError, NetworkError where neither tells
 */
export async function loadReserves(
  subgraphUrl: string | undefined,
  pool: Pair,
  range: HistoryRange,
  nowSec: number,
): Promise<readonly ReservesAt[]> {
  if (subgraphUrl !== undefined) {
    try {
      const reserves = await fetchReserves(subgraphUrl, pool.address, range, nowSec)
      if (reserves.length > 0) return reserves
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
    }
  }
  return readChainReserves(pool)
}

async function fetchReserves(
  url: string,
  pool: Address,
  range: HistoryRange,
  nowSec: number,
): Promise<readonly ReservesAt[]> {
  const { spanSec, period } = rangeTerms[range]
  const periodSec = PERIOD_SEC[period]
  const sinceSec = Math.floor((nowSec - spanSec) / periodSec) * periodSec
  // Of a year the last month is told by the hour: a young pair has no more than that.
  const [{ closes, before }, changes, lately] = await Promise.all([
    fetchPairCloses(url, pool, period, sinceSec),
    range === 'day' ? fetchPairChanges(url, pool, sinceSec) : [],
    range === 'year' ? fetchReserves(url, pool, 'month', nowSec) : [],
  ])
  const older = before === undefined ? [] : reservesOfCloses([before], periodSec, nowSec)
  const reserves =
    range === 'day'
      ? reservesOfChanges(closes, changes, periodSec, nowSec)
      : reservesOfCloses(closes, periodSec, nowSec)
  const latelySec = lately[0]?.timeSec ?? Infinity
  return [...older, ...reserves.filter(({ timeSec }) => timeSec < latelySec), ...lately]
}
