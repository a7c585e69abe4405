import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { gainedWei } from '@/lib/roi'
import type { GrowthLine } from '@/widgets/chart/growthLine'
import type { RoiAssumption, RoiTerms } from '../roiLines'

const DAY_SEC = 86_400
const MOST_STEPS = 60

export interface RoiPlotInputs extends RoiAssumption {
  /** Unix seconds of day 0. */
  readonly startSec: number
  /** USD per token to plot dollars; undefined to plot tokens. */
  readonly price: Decimal | undefined
}

/** The days of the points: each day, or evenly spaced ones of a longer time. @param days at least 1 */
function plotDays(days: number): readonly number[] {
  const steps = Math.min(days, MOST_STEPS)
  return Array.from({ length: steps + 1 }, (_, index) => Math.round((index * days) / steps))
}

/** What the stake has grown to over the days, and beside it what it would have grown to elsewhere. */
export function growthLines(
  { symbol, decimals, gain, feeOf, comparison }: RoiTerms,
  { amountWei, days, every, startSec, price }: RoiPlotInputs,
  locale: string,
): readonly [GrowthLine] | readonly [GrowthLine, GrowthLine] {
  const lineOf = (name: string | undefined, feeWei: bigint, gainIn: (days: number) => Decimal): GrowthLine => ({
    name,
    points: plotDays(days).map((day) => {
      const wei = amountWei + gainedWei(amountWei, feeWei, gainIn(day))
      const value = toDecimal(wei, decimals)
      const usd = price?.times(value)
      return {
        timeSec: startSec + day * DAY_SEC,
        value: (usd ?? value).toNumber(),
        text: usd ? formatUsd(usd, locale).text : `${formatToken(wei, decimals, symbol, locale).text} ${symbol}`,
      }
    }),
  })
  const own = lineOf(comparison?.ownName, feeOf(amountWei), (day) => gain(day, every))
  return comparison ? [own, lineOf(comparison.name, comparison.feeOf(amountWei), comparison.gain)] : [own]
}
