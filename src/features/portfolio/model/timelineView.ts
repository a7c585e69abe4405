import type { DatedEntry } from '@/domain/vault/history/positionTimeline'
import { toDecimal } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'
import type { ChartPoint } from '@/widgets/chart/timeRange'

/** In which an amount is written. */
export interface TimelineUnits {
  readonly symbol: string
  readonly decimals: number
  readonly locale: string
}

/** The value of a position over time; of several entries in a second the last one counts. */
export function valuePoints(
  entries: readonly DatedEntry[],
  { symbol, decimals, locale }: TimelineUnits,
): readonly ChartPoint[] {
  return entries.flatMap(({ timeSec, value }, index): ChartPoint[] => {
    if (value === undefined || entries[index + 1]?.timeSec === timeSec) return []
    const { full } = formatToken(value, decimals, symbol, locale)
    return [{ timeSec, value: toDecimal(value, decimals).toNumber(), text: full }]
  })
}

/** A change of a position with its sign. */
export function changeText({ kind, amount = 0n }: DatedEntry, { symbol, decimals, locale }: TimelineUnits): FigureText {
  const change = kind === 'withdraw' || kind === 'sent' ? -amount : amount
  const sign = change === 0n ? '' : change < 0n ? '−' : '+'
  const { text, full } = formatToken(change < 0n ? -change : change, decimals, symbol, locale)
  return { text: sign + text, full: sign + full, unit: symbol }
}
