import type { FigureText } from '@/lib/figureView'
import { Figure } from '@/ui/Figure'

/** A computed figure of the calculator, with all digits in its tooltip. */
export function RoiFigure({ figure: { text, full, unit } }: { readonly figure: FigureText }) {
  return (
    <Figure title={full} {...(unit === undefined ? {} : { unit })}>
      {text}
    </Figure>
  )
}
