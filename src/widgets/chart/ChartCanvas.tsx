import { AreaSeries, LineType, type ISeriesApi, type UTCTimestamp } from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { ChartBox } from './ChartBox'
import { labelTimes, startDrawing, valueFormat, type Drawing } from './drawing'

export interface ChartCanvasProps {
  /** In even steps, oldest first. */
  readonly steps: readonly { readonly timeSec: number; readonly value: number }[]
  readonly locale: string
}

/** The drawing itself: it only shows; what it says stands in the table beside it. */
export function ChartCanvas({ steps, locale }: ChartCanvasProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const drawingRef = useRef<Drawing & { readonly series: ISeriesApi<'Area'> }>(undefined)

  useEffect(() => {
    const box = boxRef.current
    if (box === null) return undefined
    let series: ISeriesApi<'Area'> | undefined
    const drawing = startDrawing(box, (chart, color) => {
      series ??= chart.addSeries(AreaSeries, { lineType: LineType.WithSteps, lineWidth: 2, priceLineVisible: false, lastValueVisible: false })
      series.applyOptions({ lineColor: color('sunLine'), topColor: `${color('sunLine')}33`, bottomColor: `${color('sunLine')}00` })
    })
    if (series !== undefined) drawingRef.current = { ...drawing, series }
    return () => {
      drawingRef.current = undefined
      drawing.remove()
    }
  }, [])

  useEffect(() => {
    if (drawingRef.current === undefined) return
    const { chart, series } = drawingRef.current
    labelTimes(chart, locale, (steps.at(-1)?.timeSec ?? 0) - (steps[0]?.timeSec ?? 0))
    series.applyOptions(valueFormat(steps.map(({ value }) => value), locale))
    series.setData(steps.map(({ timeSec, value }) => ({ time: timeSec as UTCTimestamp, value })))
    chart.timeScale().fitContent()
  }, [steps, locale])

  return <ChartBox ref={boxRef} dir="ltr" />
}
