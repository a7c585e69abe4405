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
  /** Of each series, oldest first. */
  readonly items: readonly (SeriesDataItemTypeMap[T] & { readonly time: UTCTimestamp })[][]
  /** Values that the price scale has to distinguish. */
  readonly values: readonly number[]
}

/**
 * Draws series of one type in an element. The drawing is decorative: the table next to it has the same data.
 * @param looks of each series; a stable array
 * @returns the ref of the element to draw in
 */
export function useDrawing<T extends SeriesType>(
  looks: readonly SeriesLook<T>[],
  { items, values }: SeriesContent<T>,
  locale: string,
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
    labelTimes(chart, locale, (first.at(-1)?.time ?? 0) - (first[0]?.time ?? 0))
    for (const [index, each] of series.entries()) {
      each.applyOptions(valueFormat(values, locale))
      each.setData(items[index] ?? [])
    }
    chart.timeScale().fitContent()
  }, [items, values, locale])

  return boxRef
}
