import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'
import { VisuallyHidden } from './VisuallyHidden'

// Loaded on demand; the first figures of the Earn list need none.
const ExactFigure = lazy(async () => ({ default: (await import('./ExactFigure')).ExactFigure }))

const Number = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums;
`
const Fraction = styled.span`
  display: inline-block;
  text-align: start;
`
/** Inline-block, to wrap before the unit. Exported to be hidden where the context names the unit. */
export const FigureUnit = styled.span`
  display: inline-block;
  color: ${theme.color.muted};
  font-size: max(0.75em, 0.75rem);
  font-weight: 400;
`

export interface FigureProps {
  /** The formatted number. */
  readonly children: string
  readonly unit?: string
  /** Full precision or an explanation, shown in a tooltip if it differs from the text. */
  readonly title?: string | undefined
  /** Without a tooltip, for figures inside links and controls or in dense lists. */
  readonly isPlain?: boolean
  /** Aligns a column on its decimal point: the separator in the text, and the number of digits to reserve after it. */
  readonly alignOn?: { readonly point: string; readonly places: number }
}

/** A number with tabular digits and a smaller unit. */
export function Figure({ children, unit, title, isPlain = false, alignOn }: FigureProps) {
  const shown = alignOn === undefined ? children : aligned(children, alignOn.point, alignOn.places)
  const isWhole = title === undefined || title === children || title === `${children} ${unit}`
  const unitText = (isRead: boolean) =>
    unit !== undefined && (
      <>
        {' '}
        <FigureUnit aria-hidden={isRead || undefined}>{unit}</FigureUnit>
      </>
    )
  if (isWhole)
    return (
      <Number data-figure="">
        {shown}
        {unitText(false)}
      </Number>
    )
  if (!isPlain) {
    return (
      <Number data-figure={title}>
        <Suspense fallback={shown}>
          <ExactFigure exact={title}>{shown}</ExactFigure>
        </Suspense>
        {unitText(false)}
      </Number>
    )
  }
  // The unit is not repeated if the full text contains it.
  return (
    <Number data-figure={title} title={title}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{title}</VisuallyHidden>
      {unitText(unit !== undefined && title.endsWith(` ${unit}`))}
    </Number>
  )
}

function aligned(text: string, point: string, places: number) {
  const at = text.includes(point) ? text.lastIndexOf(point) : text.length
  // A decimal point is about half a digit wide.
  return (
    <>
      {text.slice(0, at)}
      <Fraction style={{ minInlineSize: `${places + 0.5}ch` }}>{text.slice(at)}</Fraction>
    </>
  )
}
