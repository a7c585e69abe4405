import { LineSeries, LineStyle, type UTCTimestamp } from 'lightweight-charts'
import { useMemo } from 'react'
import { ChartBox } from './ChartBox'
import type { GrowthLine } from './growthLine'
import { type SeriesLook, useDrawing } from './useDrawing'

const OWN: SeriesLook<'Line'> = {
  definition: LineSeries,
  options: { lineWidth: 2 },
  paint: (color) => ({ color: color('sunLine') }),
}
const OTHER: SeriesLook<'Line'> = {
  definition: LineSeries,
  options: { lineWidth: 2, lineStyle: LineStyle.Dashed },
  paint: (color) => ({ color: color('muted') }),
}
const LOOKS = [OWN, OTHER]

export interface GrowthCanvasProps {
  /** At most two. */
  readonly lines: readonly GrowthLine[]
  readonly locale: string
}

/** One line, or a second, dashed one beside it. */
export function GrowthCanvas({ lines, locale }: GrowthCanvasProps) {
  const content = useMemo(
    () => ({
      items: lines.map(({ points }) => points.map(({ timeSec, value }) => ({ time: timeSec as UTCTimestamp, value }))),
      values: lines.flatMap(({ points }) => points.map(({ value }) => value)),
    }),
    [lines],
  )
  return <ChartBox ref={useDrawing(LOOKS, content, locale)} dir="ltr" />
}
