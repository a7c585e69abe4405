import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'
import { VisuallyHidden } from './VisuallyHidden'

// The Earn list has none of these.
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
// A block of its own, so that a line too narrow for both breaks before the unit.
/** For those who leave it out by style, where what stands beside the figure says it. */
export const FigureUnit = styled.span`
  display: inline-block;
  color: ${theme.color.muted};
  font-size: max(0.75em, 0.75rem);
  font-weight: 400;
`

export interface FigureProps {
  /** The number as it is shown, already formatted. */
  readonly children: string
  readonly unit?: string
  /** What the figure leaves out: every digit, or words. One tap away where it says more than what is shown. */
  readonly title?: string | undefined
  /** It stands in a link or another control, or where many figures lead on to a page that shows each exactly: it is no control of its own. */
  readonly isPlain?: boolean
  /** Lines a column up on its decimal point: the separator that the text has, and the digits to keep room for after it. */
  readonly alignOn?: { readonly point: string; readonly places: number }
}

/** A number: tabular digits, its unit smaller and muted. */
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
  // A full text that names the unit is not followed by it once more.
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
  // The point itself is about half a digit wide.
  return (
    <>
      {text.slice(0, at)}
      <Fraction style={{ minInlineSize: `${places + 0.5}ch` }}>{text.slice(at)}</Fraction>
    </>
  )
}
