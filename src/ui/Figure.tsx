import { styled } from 'styled-components'
import { theme } from './theme'
import { VisuallyHidden } from './VisuallyHidden'

const Number = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
const Fraction = styled.span`
  display: inline-block;
  text-align: start;
`
const Unit = styled.span`
  margin-inline-start: 0.3em;
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
  /** Digits to keep room for after the point, so that a column lines up on it. */
  readonly places?: number
}

/** A number: tabular digits, its unit smaller and muted. */
export function Figure({ children, unit, title, places }: FigureProps) {
  const point = places === undefined ? -1 : children.search(/[.,]\d*$/)
  const whole = point < 0 ? children : children.slice(0, point)
  const shown = places === undefined ? children : <>{whole}<Fraction style={{ minInlineSize: `${places + 0.6}ch` }}>{point < 0 ? '' : children.slice(point)}</Fraction></>
  return (
    <Number title={title}>
      {title === undefined ? shown : <><span aria-hidden="true">{shown}</span><VisuallyHidden>{title}</VisuallyHidden></>}
      {unit !== undefined && <Unit>{unit}</Unit>}
    </Number>
  )
}
