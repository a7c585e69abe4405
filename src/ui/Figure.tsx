import { styled } from 'styled-components'
import { theme } from './theme'
import { VisuallyHidden } from './VisuallyHidden'

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
  /** The full precision, shown on hover and read aloud instead of the short form. */
  readonly title?: string | undefined
  /** Lines a column up on its decimal point: the separator that the text has, and the digits to keep room for after it. */
  readonly alignOn?: { readonly point: string; readonly places: number }
}

/** A number: tabular digits, its unit smaller and muted. */
export function Figure({ children, unit, title, alignOn }: FigureProps) {
  const shown = alignOn === undefined ? children : aligned(children, alignOn.point, alignOn.places)
  // A full text that names the unit is not followed by it once more.
  const isUnitRead = unit !== undefined && title?.endsWith(` ${unit}`) === true
  return (
    <Number title={title}>
      {title === undefined ? shown : <><span aria-hidden="true">{shown}</span><VisuallyHidden>{title}</VisuallyHidden></>}
      {unit !== undefined && <>{' '}<FigureUnit aria-hidden={isUnitRead || undefined}>{unit}</FigureUnit></>}
    </Number>
  )
}

function aligned(text: string, point: string, places: number) {
  const at = text.includes(point) ? text.lastIndexOf(point) : text.length
  // The point itself is about half a digit wide.
  return <>{text.slice(0, at)}<Fraction style={{ minInlineSize: `${places + 0.5}ch` }}>{text.slice(at)}</Fraction></>
}
