import { type Candle, candlesOf } from '@/domain/pair-history/model/candles'
import { inverted, type PricePoint } from '@/domain/pair-history/model/prices'
import type { PairHistory } from '@/domain/pair-history/usePairHistory'
import { formatDecimal } from '@/lib/amount'
import { type ChangeText, formatChange } from '@/lib/changeFormat'
import type { Decimal } from '@/lib/decimal'
import type { FigureText } from '@/lib/figureView'
import type { DrawnCandle } from '@/widgets/chart/CandleCanvas'
import { evenSteps } from '@/widgets/chart/timeRange'

interface PriceText {
  readonly price: Decimal
  readonly text: string
}

/** A candle as it is read. */
export interface CandleRow {
  /** Its start, Unix seconds. */
  readonly timeSec: number
  readonly low: PriceText
  readonly high: PriceText
  readonly close: PriceText
}

export interface PairChartView {
  readonly now: FigureText
  readonly first: string
  readonly change: ChangeText
  readonly steps: readonly { readonly timeSec: number; readonly value: number }[]
  readonly candles: readonly DrawnCandle[]
  /** Newest first. */
  readonly rows: readonly CandleRow[]
  /** False where the numbers are too large or too small to be drawn. */
  readonly isDrawable: boolean
}

const STEPS = 160
const DIGITS = 6
const FULL_DIGITS = 18
/** What the drawing's own numbers and labels can tell apart. */
const LEAST_DRAWN = 1e-9
const MOST_DRAWN = 1e13

/** What is shown of a history; undefined where there is none. @param isInverted the price the other way round */
export function pairChartView(
  { points: given, sinceSec, nowSec }: PairHistory,
  isInverted: boolean,
  locale: string,
): PairChartView | undefined {
  const points = isInverted ? inverted(given) : given
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const write = (price: Decimal) => formatDecimal(price, { significant: DIGITS, locale })
  const told = (price: Decimal): PriceText => ({ price, text: write(price) })
  const candles = candlesOf(points, sinceSec, nowSec)
  return {
    now: { text: write(last.price), full: formatDecimal(last.price, { significant: FULL_DIGITS, locale }) },
    first: write(first.price),
    change: formatChange(last.price.minus(first.price).div(first.price), locale),
    steps: stepsOf(points, sinceSec, nowSec),
    candles: candles.map(drawn),
    rows: candles
      .map(({ timeSec, low, high, close }) => ({ timeSec, low: told(low), high: told(high), close: told(close) }))
      .reverse(),
    isDrawable: points.every(({ price }) => price.gte(LEAST_DRAWN) && price.lte(MOST_DRAWN)),
  }
}

function stepsOf(points: readonly PricePoint[], sinceSec: number, nowSec: number) {
  const held = points.map(({ timeSec, price }) => ({ timeSec, value: price.toNumber(), text: '' }))
  const startSec = Math.max(sinceSec, held[0]?.timeSec ?? sinceSec)
  return evenSteps(held, startSec, Math.max(nowSec, startSec + 1), STEPS)
}

function drawn({ timeSec, open, high, low, close }: Candle): DrawnCandle {
  return { timeSec, open: open.toNumber(), high: high.toNumber(), low: low.toNumber(), close: close.toNumber() }
}
