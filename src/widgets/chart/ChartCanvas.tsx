import { AreaSeries, ColorType, CrosshairMode, createChart, LineType, type IChartApi, type ISeriesApi, type Time, type UTCTimestamp } from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { ColorName } from '@/ui/theme'
import { placesFor } from './placesFor'

const Box = styled.div`
  block-size: 100%;
`

export interface ChartCanvasProps {
  /** In even steps, oldest first. */
  readonly steps: readonly { readonly timeSec: number; readonly value: number }[]
  readonly locale: string
}

interface Drawing {
  readonly chart: IChartApi
  readonly series: ISeriesApi<'Area'>
}

/** The drawing itself: it only shows; what it says stands in the table beside it. */
export function ChartCanvas({ steps, locale }: ChartCanvasProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const drawingRef = useRef<Drawing>(undefined)

  useEffect(() => {
    const box = boxRef.current
    if (box === null) return undefined
    const chart = createChart(box, {
      autoSize: true,
      // The licence's link stands below the chart as text: the library's own would need a style that the page's policy refuses.
      layout: { attributionLogo: false, background: { type: ColorType.Solid, color: 'transparent' } },
      // The page scrolls, not the chart.
      handleScroll: false,
      handleScale: false,
      crosshair: { mode: CrosshairMode.Magnet },
      rightPriceScale: { scaleMargins: { top: 0.15, bottom: 0.1 } },
      timeScale: { timeVisible: true, fixLeftEdge: true, fixRightEdge: true },
    })
    const series = chart.addSeries(AreaSeries, { lineType: LineType.WithSteps, lineWidth: 2, priceLineVisible: false, lastValueVisible: false })
    const drawing = { chart, series }
    drawingRef.current = drawing
    const paint = () => {
      applyColors(drawing)
    }
    paint()
    const themeChange = new MutationObserver(paint)
    themeChange.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', paint)
    return () => {
      themeChange.disconnect()
      system.removeEventListener('change', paint)
      drawingRef.current = undefined
      chart.remove()
    }
  }, [])

  useEffect(() => {
    const drawing = drawingRef.current
    if (drawing === undefined) return
    const { chart, series } = drawing
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const spanSec = (steps.at(-1)?.timeSec ?? 0) - (steps[0]?.timeSec ?? 0)
    const tick = new Intl.DateTimeFormat(locale, spanSec > 2 * 86_400 ? { day: 'numeric', month: 'short' } : { hour: 'numeric', minute: '2-digit' })
    chart.applyOptions({
      localization: { timeFormatter: (at: Time) => time.format(Number(at) * 1000) },
      timeScale: { tickMarkFormatter: (at: Time) => tick.format(Number(at) * 1000) },
    })
    const places = placesFor(steps.map(({ value }) => value))
    const number = new Intl.NumberFormat(locale, { numberingSystem: 'latn', maximumFractionDigits: places })
    series.applyOptions({ priceFormat: { type: 'custom', minMove: 10 ** -places, formatter: (value: number) => number.format(value) } })
    series.setData(steps.map(({ timeSec, value }) => ({ time: timeSec as UTCTimestamp, value })))
    chart.timeScale().fitContent()
  }, [steps, locale])

  // The drawing runs from left to right in every language, as its own numbers do.
  return <Box ref={boxRef} dir="ltr" />
}

function applyColors({ chart, series }: Drawing): void {
  const style = getComputedStyle(document.body)
  const color = (name: ColorName) => style.getPropertyValue(`--${name}`).trim()
  const line = color('line')
  const label = { color: color('edge'), labelBackgroundColor: color('edge') }
  chart.applyOptions({
    layout: { textColor: color('muted'), fontFamily: style.fontFamily },
    grid: { vertLines: { visible: false }, horzLines: { color: line } },
    crosshair: { vertLine: label, horzLine: label },
    rightPriceScale: { borderColor: line },
    timeScale: { borderColor: line },
  })
  series.applyOptions({ lineColor: color('sunLine'), topColor: `${color('sunLine')}33`, bottomColor: `${color('sunLine')}00` })
}
