import type { LendingPoint } from '@/domain/vault/history/lendingHistory'
import type { LendingSource } from '@/domain/vault/marketReads'
import type { BlockPace } from '@/domain/vault/model/blockPace'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import type { ChartPoint } from '@/widgets/chart/timeRange'

/** Decimals of Compound's fixed-point numbers. */
const RATE_DECIMALS = 18
const DAYS_PER_YEAR = 365
const SECONDS_PER_DAY = 86_400

/** Utilization over time, in per cent. */
export function utilizationPoints(points: readonly LendingPoint[], locale: string): readonly ChartPoint[] {
  return points.map(({ timeSec, utilization }) => toPoint(timeSec, toDecimal(utilization, RATE_DECIMALS), locale))
}

/** The market's supply APR over time, in per cent: its rate times a year's blocks or seconds, without compounding. */
export function supplyAprPoints(
  points: readonly LendingPoint[],
  kind: LendingSource['kind'],
  { blocksPerDay }: BlockPace,
  locale: string,
): readonly ChartPoint[] {
  const perDay = kind === 'supplyRatePerBlock' ? blocksPerDay : SECONDS_PER_DAY
  return points.map(({ timeSec, supplyRate }) =>
    toPoint(timeSec, toDecimal(supplyRate, RATE_DECIMALS).times(perDay).times(DAYS_PER_YEAR), locale),
  )
}

function toPoint(timeSec: number, rate: Decimal, locale: string): ChartPoint {
  return { timeSec, value: rate.times(100).toNumber(), text: formatRate(rate, locale).full }
}
