import { quote } from './amounts'
import type { PairSides } from './pair'

/** LP tokens that the first mint locks for ever: `UniswapV2Pair.MINIMUM_LIQUIDITY`. */
export const MINIMUM_LIQUIDITY = 1_000n

/** The greatest whole number whose square is not above `n`, as `Math.sqrt` of Uniswap V2. @param n at least 0 */
export function sqrt(n: bigint): bigint {
  if (n < 2n) return n
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2))
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/**
 * What the router takes of two desired amounts: `UniswapV2Router02._addLiquidity`. Of an empty pair both, else A whole
 * where B is enough for it, or B whole.
 */
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
 * LP base units that a deposit of both amounts mints, rounded down: `UniswapV2Pair.mint`. Not above 0 where the pair
 * reverts. An exchange that takes a protocol fee mints that first (`_mintFee`), which leaves a little less: what is
 * shown is therefore simulated, and bounded by the slippage tolerance.
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
 * What of both reserves LP tokens are worth, rounded down: `UniswapV2Pair.burn`. A protocol fee that is due is minted
 * first, as in `getLiquidityMinted`.
 */
export function getLiquidityValue(
  liquidity: bigint,
  { reserveA, reserveB, totalSupply }: Pick<PairSides, 'reserveA' | 'reserveB' | 'totalSupply'>,
): { readonly amountA: bigint; readonly amountB: bigint } {
  if (totalSupply === 0n) return { amountA: 0n, amountB: 0n }
  return { amountA: (liquidity * reserveA) / totalSupply, amountB: (liquidity * reserveB) / totalSupply }
}

/** The fewest LP base units whose burn pays at least `amount` of a side. @param reserve of that side, above 0 */
export function getLiquidityForAmount(amount: bigint, reserve: bigint, totalSupply: bigint): bigint {
  return (amount * totalSupply + reserve - 1n) / reserve
}
