import { ColorType, CrosshairMode, createChart, type IChartApi, type Time } from 'lightweight-charts'
import type { ColorName } from '@/ui/theme'
import { decimalPlacesFor } from './decimalPlacesFor'
import { digits, TICK_CHARACTERS, type TimeLabels } from './timeLabels'

/** A colour of the page as it is shown now. */
export type ColorOf = (name: ColorName) => string

export interface Drawing {
  readonly chart: IChartApi
  remove(): void
}

/** Starts a chart in an element, in the colours of the page. @param paint gives the series theirs, now and after each change */
export function startDrawing(box: HTMLElement, paint: (chart: IChartApi, color: ColorOf) => void): Drawing {
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
  const repaint = () => {
    const style = getComputedStyle(document.body)
    const color: ColorOf = (name) => style.getPropertyValue(`--${name}`).trim()
    paintFrame(chart, color, style.fontFamily)
    paint(chart, color)
  }
  repaint()
  const themeChange = new MutationObserver(repaint)
  themeChange.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', repaint)
  return {
    chart,
    remove() {
      themeChange.disconnect()
      system.removeEventListener('change', repaint)
      chart.remove()
    },
  }
}

function paintFrame(chart: IChartApi, color: ColorOf, fontFamily: string): void {
  const line = color('line')
  const label = { color: color('edge'), labelBackgroundColor: color('edge') }
  chart.applyOptions({
    layout: { textColor: color('muted'), fontFamily },
    grid: { vertLines: { visible: false }, horzLines: { color: line } },
    crosshair: { vertLine: label, horzLine: label },
    rightPriceScale: { borderColor: line },
    timeScale: { borderColor: line },
  })
}

/** Writes the times of a chart. */
export function labelTimes(chart: IChartApi, { tick, time }: TimeLabels): void {
  chart.applyOptions({
    localization: { timeFormatter: (at: Time) => time(Number(at)) },
    timeScale: {
      tickMarkFormatter: (at: Time) => tick(Number(at)),
      tickMarkMaxCharacterLength: TICK_CHARACTERS,
    },
  })
}

/** How the values of a chart are written: with as many digits as they differ in. */
export function valueFormat(values: readonly number[], locale: string) {
  const places = decimalPlacesFor(values)
  const number = new Intl.NumberFormat(locale, { ...digits, maximumFractionDigits: places })
  return customFormat((value) => number.format(value), places)
}

/** Values written by a function. @param places decimals that the scale can tell apart */
export function customFormat(formatter: (value: number) => string, places: number) {
  return { priceFormat: { type: 'custom', minMove: 10 ** -places, formatter } } as const
}
