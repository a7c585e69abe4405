import { CandlestickSeries, type ISeriesApi, type UTCTimestamp } from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { ChartBox } from './ChartBox'
import { labelTimes, startDrawing, valueFormat, type Drawing } from './drawing'

/** For the drawing alone. */
export interface DrawnCandle {
  /** Its start, Unix seconds. */
  readonly timeSec: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

export interface CandleCanvasProps {
  /** Of equal width, oldest first. */
  readonly candles: readonly DrawnCandle[]
  readonly locale: string
}

/** A drawing of candles: hollow where the value rose, filled where it fell. What it says stands in the table beside it. */
export function CandleCanvas({ candles, locale }: CandleCanvasProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const drawingRef = useRef<Drawing & { readonly series: ISeriesApi<'Candlestick'> }>(undefined)

  useEffect(() => {
    const box = boxRef.current
    if (box === null) return undefined
    let series: ISeriesApi<'Candlestick'> | undefined
    const drawing = startDrawing(box, (chart, color) => {
      series ??= chart.addSeries(CandlestickSeries, { priceLineVisible: false, lastValueVisible: false })
      const [up, down] = [color('good'), color('bad')]
      series.applyOptions({ upColor: color('surface'), borderUpColor: up, wickUpColor: up, downColor: down, borderDownColor: down, wickDownColor: down })
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
    labelTimes(chart, locale, (candles.at(-1)?.timeSec ?? 0) - (candles[0]?.timeSec ?? 0))
    series.applyOptions(valueFormat(candles.flatMap(({ high, low }) => [high, low]), locale))
    series.setData(candles.map(({ timeSec, ...values }) => ({ time: timeSec as UTCTimestamp, ...values })))
    chart.timeScale().fitContent()
  }, [candles, locale])

  return <ChartBox ref={boxRef} dir="ltr" />
}
