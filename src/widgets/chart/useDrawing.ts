import type {
  ISeriesApi,
  SeriesDataItemTypeMap,
  SeriesDefinition,
  SeriesPartialOptionsMap,
  SeriesType,
  UTCTimestamp,
} from 'lightweight-charts'
import { type RefObject, useEffect, useRef } from 'react'
import { type ColorOf, type Drawing, labelTimes, startDrawing, valueFormat } from './drawing'

/** A series type with its options in the theme's colours. */
export interface SeriesLook<T extends SeriesType> {
  readonly definition: SeriesDefinition<T>
  readonly options: SeriesPartialOptionsMap[T]
  paint(color: ColorOf): SeriesPartialOptionsMap[T]
}

export interface SeriesContent<T extends SeriesType> {
  /** Oldest first. */
  readonly items: (SeriesDataItemTypeMap[T] & { readonly time: UTCTimestamp })[]
  /** Values that the price scale has to distinguish. */
  readonly values: readonly number[]
}

/**
 * Draws one series in an element. The drawing is decorative: the table next to it has the same data.
 * @param look a stable object
 * @returns the ref of the element to draw in
 */
export function useDrawing<T extends SeriesType>(
  look: SeriesLook<T>,
  { items, values }: SeriesContent<T>,
  locale: string,
): RefObject<HTMLDivElement | null> {
  const boxRef = useRef<HTMLDivElement>(null)
  const drawingRef = useRef<Drawing & { readonly series: ISeriesApi<T> }>(undefined)

  useEffect(() => {
    const box = boxRef.current
    if (box === null) return undefined
    let series: ISeriesApi<T> | undefined
    const drawing = startDrawing(box, (chart, color) => {
      series ??= chart.addSeries(look.definition, { priceLineVisible: false, lastValueVisible: false, ...look.options })
      series.applyOptions(look.paint(color))
    })
    if (series !== undefined) drawingRef.current = { ...drawing, series }
    return () => {
      drawingRef.current = undefined
      drawing.remove()
    }
  }, [look])

  useEffect(() => {
    if (drawingRef.current === undefined) return
    const { chart, series } = drawingRef.current
    labelTimes(chart, locale, (items.at(-1)?.time ?? 0) - (items[0]?.time ?? 0))
    series.applyOptions(valueFormat(values, locale))
    series.setData(items)
    chart.timeScale().fitContent()
  }, [items, values, locale])

  return boxRef
}
