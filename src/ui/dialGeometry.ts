export interface Point {
  readonly x: number
  readonly y: number
}

/** Point on the half circle around `center` for a share of the day (0 sunrise, 0.5 noon, 1 sunset). */
export function dialPoint(center: Point, radius: number, share: number): Point {
  const angle = Math.PI * (1 - share)
  return { x: round(center.x + radius * Math.cos(angle)), y: round(center.y - radius * Math.sin(angle)) }
}

/** SVG path of the arc between two shares. */
export function dialArc(center: Point, radius: number, from: number, to: number): string {
  const start = dialPoint(center, radius, from)
  const end = dialPoint(center, radius, to)
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`
}

/** Clamps to 0..1; NaN becomes 0. */
export function clampShare(value: number): number {
  return value > 0 ? Math.min(1, value) : 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
