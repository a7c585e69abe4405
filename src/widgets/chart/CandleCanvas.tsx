import { CandlestickSeries, type UTCTimestamp } from 'lightweight-charts'
import { useMemo } from 'react'
import { ChartBox } from './ChartBox'
import { type SeriesLook, useDrawing } from './useDrawing'

/** A candle as plain numbers, for drawing only. */
export interface DrawnCandle {
  /** Start in Unix seconds. */
  readonly timeSec: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

export interface CandleCanvasProps {
  /** Of equal duration, oldest first. */
  readonly candles: readonly DrawnCandle[]
  readonly locale: string
}

/** Hollow if the price rose, filled if it fell. */
const CANDLES: SeriesLook<'Candlestick'> = {
  definition: CandlestickSeries,
  options: {},
  paint(color) {
    const [up, down] = [color('good'), color('bad')]
    return {
      upColor: color('surface'),
      borderUpColor: up,
      wickUpColor: up,
      downColor: down,
      borderDownColor: down,
      wickDownColor: down,
    }
  },
}
const LOOKS = [CANDLES]

/** A candlestick chart. */
export function CandleCanvas({ candles, locale }: CandleCanvasProps) {
  const content = useMemo(
    () => ({
      items: [candles.map(({ timeSec, ...values }) => ({ time: timeSec as UTCTimestamp, ...values }))],
      values: candles.flatMap(({ high, low }) => [high, low]),
    }),
    [candles],
  )
  return <ChartBox ref={useDrawing(LOOKS, content, locale)} dir="ltr" />
}
