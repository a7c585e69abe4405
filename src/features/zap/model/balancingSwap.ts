import { sqrt } from '@/domain/pair/liquidityMath'
import type { Fee } from '@/domain/pair/pair'

/**
 * How much of A the zap contract swaps into B in the pair itself, so that what it then holds of both has the pair's
 * ratio. Needs heldA * reserveB >= heldB * reserveA. With n of d counting of an input, the root of
 * n s^2 + (n + d) reserveA s = d reserveA (heldA reserveB - heldB reserveA) / (heldB + reserveB),
 * rounded as the contract does (`Pools.balancingSwap`, where n is 997 and d 1000).
 */
export function balancingSwap(
  heldA: bigint,
  heldB: bigint,
  reserveA: bigint,
  reserveB: bigint,
  { numerator, denominator }: Fee,
): bigint {
  const excess = (((heldA * reserveB - heldB * reserveA) * denominator) / (heldB + reserveB)) * reserveA
  const b = (numerator + denominator) * reserveA
  return (sqrt(b * b + 4n * numerator * excess) - b) / (2n * numerator)
}
