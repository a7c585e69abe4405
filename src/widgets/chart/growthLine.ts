import type { ChartPoint } from './timeRange'

/** A projected value over time. */
export interface GrowthLine {
  /** Undefined where there is only one line. */
  readonly name: string | undefined
  /** Evenly spaced, the start first. */
  readonly points: readonly ChartPoint[]
}
