import { formatCount } from '@/lib/amount'
import type { FigureText } from '@/lib/figureView'

/** A whole number with its thousands grouped; undefined if it is not known. */
export function countFigure(count: number | undefined, locale: string): FigureText | undefined {
  if (count === undefined) return undefined
  const text = formatCount(count, locale)
  return { text, full: text }
}
