import type { IndexedPool, PoolHour } from '@/api/exchange/infoPools'
import type { Deployment } from '@/config/deployment'
import { Decimal } from '@/lib/decimal'
import { feeApr } from '../feeApr'
import type { InfoDoubt, InfoPool } from './info'
import type { InfoTimes } from './infoTimes'
import { infoTokenName } from './infoToken'
import { compareKnown, growth, mapWorth, sumKnown, UNKNOWN, worthOfCro, worthOfUsd } from './worth'

/** The subgraph prices nothing by a pool with less of a base token. */
const LEAST_CRO = 10
/** Both sides of a pool are worth the same; of a price from elsewhere this much difference is plausible. */
const MOST_UNEVEN = 3
/** The busiest pools trade a few times their liquidity in a day. */
const MOST_TURNOVER = 100
const ZERO = new Decimal(0)

/** What the figures of pools depend on. */
export interface PoolTerms {
  readonly network: Deployment
  /** Whether the exchange prices others by this token. */
  readonly isBase: (token: string) => boolean
  readonly croPrice: Decimal | undefined
  readonly times: InfoTimes
  /** What providers get of the volume, 1 = 100 %. */
  readonly feeRate: Decimal
  /** Volume of seven days in dollars; undefined where it is not known. */
  readonly week: (pool: string) => Decimal | undefined
}

/** A pool as it is listed. */
export function infoPool(pool: IndexedPool, terms: PoolTerms): InfoPool {
  const { address, token0, token1, createdSec, hours, reserveUsd, reserveUsdBefore } = pool
  const { network, croPrice, times, feeRate } = terms
  // Without a price of CRO in dollars, the subgraph values everything at 0.
  const isValued = croPrice !== undefined && [token0, token1].some((token) => terms.isBase(token.address))
  const liquidity = isValued ? worthOfCro(pool.trackedCro, croPrice) : UNKNOWN
  const ofDay = hours.filter(({ startSec }) => startSec >= times.sinceSec)
  const volumeUsd = isValued ? volumeOf(ofDay) : undefined
  const volume24h = worthOfUsd(volumeUsd, croPrice)
  const doubts = poolDoubts(pool, terms, volumeUsd)
  const isTrusted = doubts.length === 0
  return {
    address,
    token0: infoTokenName(token0, network),
    token1: infoTokenName(token1, network),
    doubts,
    liquidity,
    liquidityChange: isTrusted ? growth(reserveUsd, reserveUsdBefore) : undefined,
    volume24h,
    volumeChange: isTrusted ? volumeChange(pool, times) : undefined,
    volume7d: isValued ? worthOfUsd(terms.week(address), croPrice) : UNKNOWN,
    fees24h: mapWorth(volume24h, (volume) => volume.times(feeRate)),
    feeApr: isTrusted && createdSec <= times.sinceSec ? aprOf(volumeUsd, liquidity.usd, feeRate) : undefined,
    transactions24h: transactionsOf(ofDay),
    createdSec,
  }
}

const volumeOf = (hours: readonly PoolHour[]) =>
  sumKnown(
    hours.map(({ volumeUsd }) => volumeUsd),
    ZERO,
  )

function transactionsOf(hours: readonly PoolHour[]): number | undefined {
  return sumKnown(
    hours.map(({ transactions }) => (transactions === undefined ? undefined : new Decimal(transactions))),
    ZERO,
  )?.toNumber()
}

function aprOf(volumeUsd: Decimal | undefined, liquidityUsd: Decimal | undefined, feeRate: Decimal) {
  return volumeUsd === undefined || liquidityUsd === undefined
    ? undefined
    : feeApr({ volumeUsd, liquidityUsd }, feeRate)
}

/** Undefined for a pool that is younger than both days. */
function volumeChange({ hours, createdSec }: IndexedPool, times: InfoTimes): Decimal | undefined {
  if (createdSec > times.twoDaysAgoSec) return undefined
  const between = (fromSec: number, toSec: number) =>
    volumeOf(hours.filter(({ startSec }) => startSec >= fromSec && startSec < toSec))
  return growth(between(times.dayAgoSec, times.hourSec), between(times.twoDaysAgoSec, times.dayAgoSec))
}

/** Why a pool's values must not be trusted. @param volumeUsd of a day */
function poolDoubts(
  { token0, token1, reserve0, reserve1, trackedCro }: IndexedPool,
  { isBase, croPrice }: PoolTerms,
  volumeUsd: Decimal | undefined,
): readonly InfoDoubt[] {
  if (!isBase(token0.address) && !isBase(token1.address)) return ['noBaseToken']
  const isEmpty = reserve0.isZero() || reserve1.isZero()
  if (isEmpty || (croPrice !== undefined && trackedCro?.gte(2 * LEAST_CRO) !== true)) return ['drained']
  const sides = [token0.priceCro?.times(reserve0), token1.priceCro?.times(reserve1)].filter(
    (side) => side !== undefined,
  )
  const [a, b] = sides
  const isUneven = a !== undefined && b !== undefined && Decimal.max(a, b).gt(Decimal.min(a, b).times(MOST_UNEVEN))
  const mostUsd = croPrice && trackedCro?.times(croPrice).times(MOST_TURNOVER)
  const isOverturned = volumeUsd !== undefined && mostUsd !== undefined && volumeUsd.gt(mostUsd)
  return [...(isUneven ? (['uneven'] as const) : []), ...(isOverturned ? (['volume'] as const) : [])]
}

/** Without what was measured over a day or week, for an index that is behind. */
export function withoutDays<Pool extends InfoPool>(pool: Pool): Pool {
  return {
    ...pool,
    liquidityChange: undefined,
    volume24h: UNKNOWN,
    volumeChange: undefined,
    volume7d: UNKNOWN,
    fees24h: UNKNOWN,
    feeApr: undefined,
    transactions24h: undefined,
  }
}

/** Those with most volume first, then by liquidity; those with doubts last. */
export function comparePools(a: InfoPool, b: InfoPool): number {
  return (
    Number(a.doubts.length > 0) - Number(b.doubts.length > 0) ||
    compareKnown(a.volume24h.usd, b.volume24h.usd) ||
    compareKnown(a.liquidity.usd, b.liquidity.usd) ||
    a.address.localeCompare(b.address)
  )
}
