import type { Decimal } from '@/lib/decimal'
import type { FigureText } from '@/lib/figureView'

/** A change with its sign, also where it is positive. @param write formats its size */
export function signed(change: Decimal, write: (size: Decimal) => FigureText): FigureText {
  const sign = change.isZero() ? '' : change.gt(0) ? '+' : '−'
  const figure = write(change.abs())
  return { ...figure, text: `${sign}${figure.text}`, full: `${sign}${figure.full}` }
}
