import type {
  ISeriesApi,
  MouseEventHandler,
  SeriesDataItemTypeMap,
  SeriesDefinition,
  SeriesPartialOptionsMap,
  SeriesType,
  Time,
  UTCTimestamp,
} from 'lightweight-charts'
import { type RefObject, useEffect, useRef } from 'react'
import { decimalPlacesFor } from './decimalPlacesFor'
import { type ColorOf, customFormat, type Drawing, labelTimes, startDrawing, valueFormat } from './drawing'
import { type TimeLabels, tickFormatter, timeFormatter } from './timeLabels'

/** A series type with its options in the theme's colours. */
export interface SeriesLook<T extends SeriesType> {
  readonly definition: SeriesDefinition<T>
  readonly options: SeriesPartialOptionsMap[T]
  paint(color: ColorOf): SeriesPartialOptionsMap[T]
}

export interface SeriesContent<T extends SeriesType> {
  /** Of each series, oldest first. */
  readonly items: readonly (SeriesDataItemTypeMap[T] & { readonly time: UTCTimestamp })[][]
  /** Values that the price scale has to distinguish. */
  readonly values: readonly number[]
}

/** What a drawing does beyond showing its series. Keep each the same between renders. */
export interface DrawingOptions {
  /** By default in the user's time zone, as precise as the span needs. */
  readonly labels?: TimeLabels
  /** By default a number in the user's language. */
  readonly writeValue?: (value: number) => string
  /** Called with the time (Unix seconds) under the pointer; undefined when the pointer leaves. */
  readonly onHover?: (timeSec: number | undefined) => void
}

const NO_OPTIONS: DrawingOptions = {}

/**
 * Draws series of one type in an element. The drawing is decorative: the table next to it has the same data.
 * @param looks of each series; a stable array
 * @returns the ref of the element to draw in
 */
export function useDrawing<T extends SeriesType>(
  looks: readonly SeriesLook<T>[],
  { items, values }: SeriesContent<T>,
  locale: string,
  { labels, writeValue, onHover }: DrawingOptions = NO_OPTIONS,
): RefObject<HTMLDivElement | null> {
  const boxRef = useRef<HTMLDivElement>(null)
  const drawingRef = useRef<Drawing & { readonly series: readonly ISeriesApi<T>[] }>(undefined)

  useEffect(() => {
    const box = boxRef.current
    if (box === null) return undefined
    const series: ISeriesApi<T>[] = []
    const drawing = startDrawing(box, (chart, color) => {
      for (const [index, look] of looks.entries()) {
        const hidden = { priceLineVisible: false, lastValueVisible: false }
        const each = (series[index] ??= chart.addSeries(look.definition, { ...hidden, ...look.options }))
        each.applyOptions(look.paint(color))
      }
    })
    drawingRef.current = { ...drawing, series }
    return () => {
      drawingRef.current = undefined
      drawing.remove()
    }
  }, [looks])

  useEffect(() => {
    if (drawingRef.current === undefined) return
    const { chart, series } = drawingRef.current
    const [first = []] = items
    const spanSec = (first.at(-1)?.time ?? 0) - (first[0]?.time ?? 0)
    labelTimes(chart, labels ?? { tick: tickFormatter(locale, spanSec), time: timeFormatter(locale) })
    const format =
      writeValue === undefined ? valueFormat(values, locale) : customFormat(writeValue, decimalPlacesFor(values))
    for (const [index, each] of series.entries()) {
      each.applyOptions(format)
      each.setData(items[index] ?? [])
    }
    chart.timeScale().fitContent()
  }, [items, values, locale, labels, writeValue])

  useEffect(() => {
    const { chart } = drawingRef.current ?? {}
    if (chart === undefined || onHover === undefined) return undefined
    const listener: MouseEventHandler<Time> = ({ time }) => onHover(time === undefined ? undefined : Number(time))
    chart.subscribeCrosshairMove(listener)
    return () => chart.unsubscribeCrosshairMove(listener)
  }, [onHover])

  return boxRef
}
