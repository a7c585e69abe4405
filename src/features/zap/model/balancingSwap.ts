/** The whole part of a square root (Newton). */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/**
 * How much of A the zap contract swaps into B in the pool itself, so that what it then holds of both has the pool's
 * ratio. Needs heldA * reserveB >= heldB * reserveA. The root of
 * 997 s^2 + 1997 reserveA s = 1000 reserveA (heldA reserveB - heldB reserveA) / (heldB + reserveB).
 */
export function balancingSwap(heldA: bigint, heldB: bigint, reserveA: bigint, reserveB: bigint): bigint {
  const excess = (((heldA * reserveB - heldB * reserveA) * 1000n) / (heldB + reserveB)) * reserveA
  const b = 1997n * reserveA
  return (squareRoot(b * b + 4n * 997n * excess) - b) / (2n * 997n)
}
