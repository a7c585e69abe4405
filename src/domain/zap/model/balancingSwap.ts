import { sqrt } from '@/domain/pair/liquidityMath'
import type { Fee } from '@/domain/pair/pair'

/**
 * Amount of A that the zap contract swaps for B in the pair itself to reach the pair's ratio before adding liquidity.
 * Requires heldA * reserveB >= heldB * reserveA. With a fee of n/d it is the root s of
 * n s^2 + (n + d) reserveA s = d reserveA (heldA reserveB - heldB reserveA) / (heldB + reserveB),
 * rounded as in the contract (`Pools.balancingSwap`, with n = 997 and d = 1000).
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
