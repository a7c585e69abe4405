import type { ExchangeDay, IndexedSeries, IndexedTokenDay, PoolSeries } from '@/api/exchange/infoSeries'
import { heldAt, type PricePoint } from '@/domain/pair-history/model/prices'
import type { Decimal } from '@/lib/decimal'
import type { InfoPeriod, InfoSeries, TokenDay } from './info'
import { fillPeriods } from './periods'
import { UNKNOWN, worthOfUsd } from './worth'

const DAY_SEC = 86_400
/** Both sides of a pool are worth the same; of a price from elsewhere this much difference is plausible. */
const MOST_UNEVEN = 2

const oldestFirst = <Row extends { readonly startSec: number }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => a.startSec - b.startSec)

/** The prices of a token by day, in dollars, from the start of each day on. */
export function pricesByDay(days: readonly IndexedTokenDay[]): readonly PricePoint[] {
  return oldestFirst(days).flatMap(({ startSec, priceUsd }) =>
    priceUsd === undefined ? [] : [{ timeSec: startSec, price: priceUsd }],
  )
}

/** The exchange's days. @param nowSec for an index that does not know the time of its block */
export function exchangeSeries({ rows, isPartial, indexed }: IndexedSeries<ExchangeDay>, nowSec: number): InfoSeries {
  const days = oldestFirst(rows).map(({ startSec, volume, liquidity, transactionsUntil }, index, all): InfoPeriod => {
    // All of the first day's are its own, unless older days are missing.
    const before = index > 0 ? all[index - 1]?.transactionsUntil : isPartial ? undefined : 0
    const transactions =
      transactionsUntil === undefined || before === undefined || transactionsUntil < before
        ? undefined
        : transactionsUntil - before
    return { startSec, volume, liquidity, transactions }
  })
  return { periods: fillPeriods(days, DAY_SEC, indexed?.timestampSec ?? nowSec), isPartial, indexed }
}

/** The prices by day that a pool's values depend on. */
export interface PoolPrices {
  readonly cro: readonly PricePoint[]
  /** Of its tokens, where the exchange prices others by them; otherwise undefined. */
  readonly base0: readonly PricePoint[] | undefined
  readonly base1: readonly PricePoint[] | undefined
}

/**
 * A pool's hours or days. Its liquidity is what the subgraph says where that is plausible by the reserve of its base
 * token, and else twice that reserve; unknown without a base token. CRO by the price of the day.
 */
export function poolSeries(
  { rows, isPartial, indexed }: PoolSeries,
  prices: PoolPrices,
  periodSec: number,
  nowSec: number,
): InfoSeries {
  const [croAt, base0At, base1At] = [prices.cro, prices.base0, prices.base1].map((points) => points && heldAt(points))
  const hasBase = prices.base0 !== undefined || prices.base1 !== undefined
  const periods = oldestFirst(rows).map(
    ({ startSec, volumeUsd, transactions, reserve0, reserve1, reserveUsd }): InfoPeriod => {
      const cro = croAt?.(startSec)
      const sides = [base0At?.(startSec)?.times(reserve0), base1At?.(startSec)?.times(reserve1)].filter(
        (side) => side !== undefined,
      )
      const isBoth = prices.base0 !== undefined && prices.base1 !== undefined
      return {
        startSec,
        volume: hasBase ? worthOfUsd(volumeUsd, cro) : UNKNOWN,
        liquidity: worthOfUsd(plausible(reserveUsd, sides, isBoth), cro),
        transactions,
      }
    },
  )
  return { periods: fillPeriods(periods, periodSec, indexed?.timestampSec ?? nowSec), isPartial, indexed }
}

/** @param sides dollars of the reserves of base tokens @param isBoth whether both are base tokens */
function plausible(reserveUsd: Decimal | undefined, sides: readonly Decimal[], isBoth: boolean): Decimal | undefined {
  const [first, second] = sides
  if (first === undefined) return undefined
  if (isBoth && second === undefined) return reserveUsd
  const trusted = second === undefined ? first.times(2) : first.plus(second)
  const isPlausible =
    reserveUsd !== undefined && reserveUsd.lte(trusted.times(MOST_UNEVEN)) && reserveUsd.times(MOST_UNEVEN).gte(trusted)
  return isPlausible ? reserveUsd : trusted
}

/**
 * A token's days.
 * @param cro prices of CRO by day
 * @param isTrusted whether its price can be trusted: the sums that depend on it are unknown otherwise
 */
export function tokenSeries(
  { rows, isPartial, indexed }: IndexedSeries<IndexedTokenDay>,
  cro: readonly PricePoint[],
  isTrusted: boolean,
  nowSec: number,
): InfoSeries<TokenDay> {
  const croAt = heldAt(cro)
  const days = oldestFirst(rows).map(
    ({ startSec, volume, liquidity, priceUsd, transactions }): TokenDay => ({
      startSec,
      volume: isTrusted ? volume : UNKNOWN,
      liquidity: isTrusted ? liquidity : UNKNOWN,
      price: worthOfUsd(priceUsd, croAt(startSec)),
      transactions,
    }),
  )
  return { periods: fillPeriods(days, DAY_SEC, indexed?.timestampSec ?? nowSec), isPartial, indexed }
}
