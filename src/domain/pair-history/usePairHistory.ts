import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { Pair } from '@/domain/pair/pair'
import type { PriceRoute } from '@/domain/pair/priceRoute'
import { useNowSec } from '@/hooks/useNowSec'
import { useService } from '@/hooks/useService'
import { useTransactions } from '@/hooks/useTransactions'
import { toDecimal } from '@/lib/amount'
import { isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { loadReserves } from './loadReserves'
import { type HistoryRange, rangeTerms } from './model/historyRange'
import { crossed, type PricePoint, pointsSince, pricesOf } from './model/prices'
import type { ReservesAt } from './model/reserves'

export interface PairHistory {
  /** Oldest first, up to now; empty without data. */
  readonly points: readonly PricePoint[]
  /** The start of the range, Unix seconds. */
  readonly sinceSec: number
  readonly nowSec: number
  /** Whether older prices of the range are missing. */
  readonly isPartial: boolean
}

/** The price history of a route, from the subgraph or the pools' events. Loading without a route. */
export function usePairHistory(route: PriceRoute | undefined, range: HistoryRange): Loadable<PairHistory> {
  const urls = getDeployment().subgraphs['exchange']
  const nowSec = useNowSec()
  const { recent } = useTransactions()
  // Any receipt may have moved the price.
  const version = recent.filter(({ receipt }) => receipt !== undefined).length
  const pools = route?.pools
  const key = pools === undefined ? undefined : `pairHistory ${range} ${pools.map(({ address }) => address).join(' ')}`
  const loaded = useService(
    key,
    () => Promise.all((pools ?? []).map((pool) => loadReserves(urls, pool, range, nowSec))),
    { version },
  )
  return useMemo(
    () =>
      mapLoadable(loaded, (ofPools) => {
        const sinceSec = nowSec - rangeTerms[range].spanSec
        const points =
          route === undefined
            ? []
            : pricesAlong(
                route,
                ofPools.map(({ reserves }, index) => withNow(reserves, route.pools[index], nowSec)),
              )
        const isPartial = ofPools.some((ofPool) => ofPool.isPartial)
        return { points: pointsSince(points, sinceSec), sinceSec, nowSec, isPartial }
      }),
    [loaded, route, range, nowSec],
  )
}

/** The price along a route. @param reserves of its pools, in order */
function pricesAlong(
  { pools, via, base }: PriceRoute,
  reserves: readonly (readonly ReservesAt[])[],
): readonly PricePoint[] {
  const [first = [], second] = pools.map((pool, index) =>
    pricesOf(reserves[index] ?? [], isSameAddress(pool.token0.address, (index === 0 ? base : (via ?? base)).address)),
  )
  return second === undefined ? first : crossed(first, second)
}

/** Appends the pool's current reserves. */
function withNow(reserves: readonly ReservesAt[], pool: Pair | undefined, nowSec: number): readonly ReservesAt[] {
  if (pool === undefined || reserves.length === 0) return reserves
  const now = {
    timeSec: nowSec,
    reserve0: toDecimal(pool.reserve0, pool.token0.decimals),
    reserve1: toDecimal(pool.reserve1, pool.token1.decimals),
  }
  return [...reserves.filter(({ timeSec }) => timeSec < nowSec), now]
}
