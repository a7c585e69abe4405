import { AreaSeries, LineType, type UTCTimestamp } from 'lightweight-charts'
import { useMemo } from 'react'
import { ChartBox } from './ChartBox'
import { type SeriesLook, useDrawing } from './useDrawing'

export interface ChartCanvasProps {
  /** Evenly spaced, oldest first. */
  readonly steps: readonly { readonly timeSec: number; readonly value: number }[]
  readonly locale: string
}

const STEPS: SeriesLook<'Area'> = {
  definition: AreaSeries,
  options: { lineType: LineType.WithSteps, lineWidth: 2 },
  paint: (color) => ({
    lineColor: color('sunLine'),
    topColor: `${color('sunLine')}33`,
    bottomColor: `${color('sunLine')}00`,
  }),
}
const LOOKS = [STEPS]

/** A line chart. */
export function ChartCanvas({ steps, locale }: ChartCanvasProps) {
  const content = useMemo(
    () => ({
      items: [steps.map(({ timeSec, value }) => ({ time: timeSec as UTCTimestamp, value }))],
      values: steps.map(({ value }) => value),
    }),
    [steps],
  )
  return <ChartBox ref={useDrawing(LOOKS, content, locale)} dir="ltr" />
}
