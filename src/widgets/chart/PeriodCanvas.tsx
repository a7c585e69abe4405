import { AreaSeries, HistogramSeries, type UTCTimestamp } from 'lightweight-charts'
import { useMemo } from 'react'
import { ChartBox } from './ChartBox'
import { type DrawingOptions, type SeriesLook, useDrawing } from './useDrawing'

/** A value as a plain number, for drawing only; undefined leaves a gap. */
interface DrawnPeriod {
  /** Unix seconds. */
  readonly timeSec: number
  readonly value: number | undefined
}

export interface PeriodCanvasProps {
  readonly form: 'area' | 'bars'
  /** Evenly spaced, oldest first. */
  readonly periods: readonly DrawnPeriod[]
  readonly locale: string
  readonly options: DrawingOptions
}

const AREA: SeriesLook<'Area'> = {
  definition: AreaSeries,
  options: { lineWidth: 2 },
  paint: (color) => ({
    lineColor: color('sunLine'),
    topColor: `${color('sunLine')}33`,
    bottomColor: `${color('sunLine')}00`,
  }),
}
const BARS: SeriesLook<'Histogram'> = {
  definition: HistogramSeries,
  options: { base: 0 },
  paint: (color) => ({ color: color('sunLine') }),
}
const LOOKS = { area: [AREA], bars: [BARS] } as const

function useContent(periods: readonly DrawnPeriod[]) {
  return useMemo(
    () => ({
      items: [
        periods.map(({ timeSec, value }) => ({ time: timeSec as UTCTimestamp, ...(value !== undefined && { value }) })),
      ],
      values: periods.flatMap(({ value }) => value ?? []),
    }),
    [periods],
  )
}

/** Values of days, weeks or months as an area or as bars. */
export function PeriodCanvas({ form, ...drawn }: PeriodCanvasProps) {
  return form === 'area' ? <Area {...drawn} /> : <Bars {...drawn} />
}

function Area({ periods, locale, options }: Omit<PeriodCanvasProps, 'form'>) {
  return <ChartBox ref={useDrawing(LOOKS.area, useContent(periods), locale, options)} dir="ltr" />
}

function Bars({ periods, locale, options }: Omit<PeriodCanvasProps, 'form'>) {
  return <ChartBox ref={useDrawing(LOOKS.bars, useContent(periods), locale, options)} dir="ltr" />
}
