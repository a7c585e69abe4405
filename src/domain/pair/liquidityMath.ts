import { quote } from './amounts'
import type { PairSides } from './pair'

/** LP tokens that the first mint locks forever: `UniswapV2Pair.MINIMUM_LIQUIDITY`. */
export const MINIMUM_LIQUIDITY = 1_000n

/** Integer square root, as `Math.sqrt` of Uniswap V2. @param n at least 0 */
export function sqrt(n: bigint): bigint {
  if (n < 2n) return n
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2))
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/** The amounts that the router takes of two desired amounts: `UniswapV2Router02._addLiquidity`. */
export function getAmountsToAdd(
  amountADesired: bigint,
  amountBDesired: bigint,
  reserveA: bigint,
  reserveB: bigint,
): readonly [amountA: bigint, amountB: bigint] {
  if (reserveA === 0n && reserveB === 0n) return [amountADesired, amountBDesired]
  const amountBOptimal = quote(amountADesired, reserveA, reserveB)
  return amountBOptimal <= amountBDesired
    ? [amountADesired, amountBOptimal]
    : [quote(amountBDesired, reserveB, reserveA), amountBDesired]
}

/**
 * LP base units minted for both amounts, rounded down: `UniswapV2Pair.mint`. Not above 0 if the pair reverts. A
 * protocol fee (`_mintFee`) is minted first and reduces this slightly, so the shown amount is simulated and bounded by
 * the slippage tolerance.
 */
export function getLiquidityMinted(
  amountA: bigint,
  amountB: bigint,
  { reserveA, reserveB, totalSupply }: Pick<PairSides, 'reserveA' | 'reserveB' | 'totalSupply'>,
): bigint {
  if (totalSupply === 0n) return sqrt(amountA * amountB) - MINIMUM_LIQUIDITY
  const byA = (amountA * totalSupply) / reserveA
  const byB = (amountB * totalSupply) / reserveB
  return byA < byB ? byA : byB
}

/**
 * The amounts of both tokens for LP tokens, rounded down: `UniswapV2Pair.burn`. A due protocol fee is minted first, as
 * in `getLiquidityMinted`.
 */
export function getLiquidityValue(
  liquidity: bigint,
  { reserveA, reserveB, totalSupply }: Pick<PairSides, 'reserveA' | 'reserveB' | 'totalSupply'>,
): { readonly amountA: bigint; readonly amountB: bigint } {
  if (totalSupply === 0n) return { amountA: 0n, amountB: 0n }
  return { amountA: (liquidity * reserveA) / totalSupply, amountB: (liquidity * reserveB) / totalSupply }
}

/** The smallest amount of LP base units whose burn pays at least `amount`. @param reserve of that token, above 0 */
export function getLiquidityForAmount(amount: bigint, reserve: bigint, totalSupply: bigint): bigint {
  return (amount * totalSupply + reserve - 1n) / reserve
}
