import { styled } from 'styled-components'
import { clampShare, dialArc, dialPoint } from './dialGeometry'
import { theme } from './theme'

/** Base of the gnomon and centre of the sun's arc, in SVG units. */
const FOOT = { x: 60, y: 62 }
const GNOMON_HEIGHT = 24
const LONGEST_SHADOW = 46
/** Widths in pixels. The small dial has heavier strokes, without hours and horizon. */
const widths = { sm: 36, md: 112, lg: 208 } as const
const details = {
  sm: { radius: 46, line: 8, sun: 11, gnomon: 10 },
  md: { radius: 50, line: 3, sun: 8, gnomon: 5 },
  lg: { radius: 51, line: 2, sun: 7, gnomon: 4 },
} as const
const HOURS = Array.from({ length: 11 }, (_, index) => (index + 1) / 12)

// Mirrored in right-to-left languages.
const Drawing = styled.svg`
  &:dir(rtl) {
    scale: -1 1;
  }
`

export interface DialProps {
  /** Elapsed time or share, from 0 (sunrise) to 1 (sunset). */
  readonly value: number
  /** Text alternative with the number. */
  readonly label: string
  readonly size?: keyof typeof widths
}

/** A sundial that shows a share or elapsed time. */
export function Dial({ value, label, size = 'md' }: DialProps) {
  const share = clampShare(value)
  const { radius, line, sun, gnomon } = details[size]
  const isSmall = size === 'sm'
  const at = dialPoint(FOOT, radius, share)
  const fromZenith = Math.tan(Math.PI * (0.5 - share))
  const shadow = Math.max(-LONGEST_SHADOW, Math.min(LONGEST_SHADOW, fromZenith * GNOMON_HEIGHT))
  const horizon = FOOT.y + 1
  return (
    <Drawing width={widths[size]} height={(widths[size] * 74) / 120} viewBox="0 0 120 74" role="img" aria-label={label}>
      <path d={dialArc(FOOT, radius, 0, 1)} fill="none" stroke={theme.color.line} strokeWidth={line} />
      {share > 0 && (
        <path d={dialArc(FOOT, radius, 0, share)} fill="none" stroke={theme.color.sunLine} strokeWidth={line} />
      )}
      {!isSmall && (
        <path d={HOURS.map((hour) => hourLine(radius, hour)).join('')} stroke={theme.color.edge} strokeWidth="0.75" />
      )}
      {!isSmall && <path d={`M2 ${horizon}h116`} stroke={theme.color.edge} strokeWidth="1" />}
      <path
        d={`M${FOOT.x - gnomon} ${horizon}h${gnomon * 2}L${FOOT.x + shadow} ${horizon + 9}Z`}
        fill={theme.color.text}
        opacity="0.35"
      />
      <path d={`M${FOOT.x - gnomon} ${horizon}h${gnomon * 2}v${-GNOMON_HEIGHT}Z`} fill={theme.color.text} />
      <circle cx={at.x} cy={at.y} r={sun} fill={theme.color.sun} stroke={theme.color.sunLine} strokeWidth={line / 2} />
    </Drawing>
  )
}

function hourLine(radius: number, hour: number): string {
  const outer = dialPoint(FOOT, radius - 6, hour)
  const inner = dialPoint(FOOT, radius - (hour === 0.5 ? 11 : 9), hour)
  return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`
}
