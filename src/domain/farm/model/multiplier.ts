import { Decimal } from '@/lib/decimal'

const POINTS_PER_MULTIPLIER = 100

/** How a farm's part of the rewards is shown: its allocation points over 100. */
export function farmMultiplier(allocPoint: bigint): Decimal {
  return new Decimal(allocPoint.toString()).div(POINTS_PER_MULTIPLIER)
}
