import { clampShare, dialArc, dialPoint } from './dialGeometry'
import { theme } from './theme'

const CENTER = { x: 48, y: 49 }
const RADIUS = 45
const HOURS = Array.from({ length: 11 }, (_, index) => (index + 1) / 12)
/** Widths on screen; a small dial has a heavier line and no hours. */
const widths = { sm: 36, md: 96, lg: 192 } as const

export interface DialProps {
  /** 0 to 1: how much of the time has passed, or the share. */
  readonly value: number
  /** What it says in words, with the number. */
  readonly label: string
  readonly size?: keyof typeof widths
}

/** The product's mark for time and share: the arc of the hours, the gnomon, and the shadow that tells. */
export function Dial({ value, label, size = 'md' }: DialProps) {
  const share = clampShare(value)
  const isSmall = size === 'sm'
  const radius = isSmall ? RADIUS - 3 : RADIUS
  const arcWidth = isSmall ? 9 : 3
  const reach = isSmall ? radius - 10 : radius - 8
  const tip = dialPoint(CENTER, reach, share)
  // The shadow is as wide at the gnomon's foot as the gnomon, and comes to a point.
  const foot = isSmall ? 7 : 4
  const side = { x: ((tip.y - CENTER.y) / reach) * foot, y: (-(tip.x - CENTER.x) / reach) * foot }
  return (
    <svg width={widths[size]} height={(widths[size] * 54) / 96} viewBox="0 0 96 54" role="img" aria-label={label}>
      <path d={dialArc(CENTER, radius, 0, 1)} fill="none" stroke={theme.color.line} strokeWidth={arcWidth} />
      {share > 0 && <path d={dialArc(CENTER, radius, 0, share)} fill="none" stroke={theme.color.sunLine} strokeWidth={arcWidth} />}
      {!isSmall && HOURS.map((hour) => {
        const outer = dialPoint(CENTER, radius - 4, hour)
        const inner = dialPoint(CENTER, radius - (hour === 0.5 ? 9 : 7), hour)
        return <path key={hour} d={`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`} stroke={theme.color.edge} strokeWidth="0.75" />
      })}
      <path d={`M${CENTER.x - side.x} ${CENTER.y - side.y}L${tip.x} ${tip.y}L${CENTER.x + side.x} ${CENTER.y + side.y}Z`} fill={theme.color.text} />
      <circle cx={CENTER.x} cy={CENTER.y} r={foot} fill={theme.color.text} />
    </svg>
  )
}
