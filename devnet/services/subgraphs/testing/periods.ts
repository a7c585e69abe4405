import { type BigDecimal, rounded, ZERO } from './bigDecimal.ts'
import type { Entity, Stores } from './entities.ts'

const HOUR_SEC = 3_600
const DAY_SEC = 86_400

/** What a swap adds to the hourly and daily volumes. */
export interface PeriodTrade {
  readonly amount0: BigDecimal
  readonly amount1: BigDecimal
  readonly trackedUsd: BigDecimal
  readonly trackedCro: BigDecimal
  readonly derivedUsd: BigDecimal
}

interface Touched {
  readonly factory: Entity<'VvsFactory'>
  readonly pair: Entity<'Pair'>
  readonly token0: Entity<'Token'>
  readonly token1: Entity<'Token'>
  readonly croPrice: BigDecimal
}

const NO_TRADE: PeriodTrade = { amount0: ZERO, amount1: ZERO, trackedUsd: ZERO, trackedCro: ZERO, derivedUsd: ZERO }

/**
 * Updates the hourly and daily records of a pair after a mint, burn or swap.
 * @param timeSec Unix seconds
 */
export function updatePeriods(stores: Stores, touched: Touched, timeSec: number, trade: PeriodTrade = NO_TRADE): void {
  const { pair } = touched
  const day = Math.floor(timeSec / DAY_SEC)
  const date = day * DAY_SEC
  const hour = Math.floor(timeSec / HOUR_SEC)
  const state = {
    reserve0: pair.reserve0,
    reserve1: pair.reserve1,
    totalSupply: pair.totalSupply,
    reserveUSD: pair.reserveUSD,
  }

  const dayId = `${pair.id}-${day}`
  const ofDay = stores.PairDayData.get(dayId)
  stores.PairDayData.set(dayId, {
    id: dayId,
    date,
    pairAddress: pair.id,
    token0: pair.token0,
    token1: pair.token1,
    ...state,
    dailyVolumeToken0: sum(ofDay?.dailyVolumeToken0, trade.amount0),
    dailyVolumeToken1: sum(ofDay?.dailyVolumeToken1, trade.amount1),
    dailyVolumeUSD: sum(ofDay?.dailyVolumeUSD, trade.trackedUsd),
    dailyTxns: (ofDay?.dailyTxns ?? 0n) + 1n,
  })

  const hourId = `${pair.id}-${hour}`
  const ofHour = stores.PairHourData.get(hourId)
  stores.PairHourData.set(hourId, {
    id: hourId,
    hourStartUnix: hour * HOUR_SEC,
    pair: pair.id,
    ...state,
    hourlyVolumeToken0: sum(ofHour?.hourlyVolumeToken0, trade.amount0),
    hourlyVolumeToken1: sum(ofHour?.hourlyVolumeToken1, trade.amount1),
    hourlyVolumeUSD: sum(ofHour?.hourlyVolumeUSD, trade.trackedUsd),
    hourlyTxns: (ofHour?.hourlyTxns ?? 0n) + 1n,
  })

  updateTokenDay(stores, touched, { date, day }, touched.token0, trade.amount0)
  updateTokenDay(stores, touched, { date, day }, touched.token1, trade.amount1)
  updateExchangeDay(stores, touched.factory, { date, day }, trade)
}

interface Day {
  readonly day: number
  readonly date: number
}

function updateTokenDay(
  stores: Stores,
  { croPrice }: Touched,
  { day, date }: Day,
  token: Entity<'Token'>,
  amount: BigDecimal,
): void {
  const id = `${token.id}-${day}`
  const known = stores.TokenDayData.get(id)
  const volumeCro = rounded(amount.times(token.derivedCRO))
  const liquidityCro = rounded(token.totalLiquidity.times(token.derivedCRO))
  stores.TokenDayData.set(id, {
    id,
    date,
    token: token.id,
    dailyVolumeToken: sum(known?.dailyVolumeToken, amount),
    dailyVolumeCRO: sum(known?.dailyVolumeCRO, volumeCro),
    dailyVolumeUSD: sum(known?.dailyVolumeUSD, rounded(volumeCro.times(croPrice))),
    dailyTxns: (known?.dailyTxns ?? 0n) + 1n,
    totalLiquidityToken: token.totalLiquidity,
    totalLiquidityCRO: liquidityCro,
    totalLiquidityUSD: rounded(liquidityCro.times(croPrice)),
    priceUSD: token.derivedUSD,
  })
}

function updateExchangeDay(
  stores: Stores,
  factory: Entity<'VvsFactory'>,
  { day, date }: Day,
  trade: PeriodTrade,
): void {
  const id = String(day)
  const known = stores.VvsDayData.get(id)
  stores.VvsDayData.set(id, {
    id,
    date,
    dailyVolumeCRO: sum(known?.dailyVolumeCRO, trade.trackedCro),
    dailyVolumeUSD: sum(known?.dailyVolumeUSD, trade.trackedUsd),
    dailyVolumeUntracked: sum(known?.dailyVolumeUntracked, trade.derivedUsd),
    totalVolumeCRO: factory.totalVolumeCRO,
    totalLiquidityCRO: factory.totalLiquidityCRO,
    totalVolumeUSD: factory.totalVolumeUSD,
    totalLiquidityUSD: factory.totalLiquidityUSD,
    totalTransactions: factory.totalTransactions,
  })
}

function sum(known: BigDecimal | undefined, more: BigDecimal): BigDecimal {
  return known === undefined ? more : rounded(known.plus(more))
}
