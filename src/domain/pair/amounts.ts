import type { Fee } from './pair'

/** Pairs store reserves as uint112, and revert with `UniswapV2: OVERFLOW` above. */
export const MAX_RESERVE = 2n ** 112n - 1n

const BPS = 10_000n

/**
 * The output for an exact input, rounded down: `UniswapV2Library.getAmountOut` with the exchange's fee.
 * @param maxReserve maximum reserve of the input
 * @returns base units; undefined if the router or pair would revert
 */
export function getAmountOut(
  amountIn: bigint,
  reserveIn: bigint,
  reserveOut: bigint,
  { numerator, denominator }: Fee,
  maxReserve = MAX_RESERVE,
): bigint | undefined {
  if (amountIn <= 0n || reserveIn <= 0n || reserveOut <= 0n || reserveIn + amountIn > maxReserve) return undefined
  const amountInWithFee = amountIn * numerator
  return (amountInWithFee * reserveOut) / (reserveIn * denominator + amountInWithFee)
}

/**
 * The input for an exact output, rounded up: `UniswapV2Library.getAmountIn` with the exchange's fee.
 * @returns base units; undefined if the router or pair would revert
 */
export function getAmountIn(
  amountOut: bigint,
  reserveIn: bigint,
  reserveOut: bigint,
  { numerator, denominator }: Fee,
): bigint | undefined {
  if (amountOut <= 0n || reserveIn <= 0n || amountOut >= reserveOut) return undefined
  const amountIn = (reserveIn * amountOut * denominator) / ((reserveOut - amountOut) * numerator) + 1n
  return reserveIn + amountIn > MAX_RESERVE ? undefined : amountIn
}

/** The amount of B with the same value as `amountA`, rounded down: `UniswapV2Library.quote`. @param reserveA above 0 */
export function quote(amountA: bigint, reserveA: bigint, reserveB: bigint): bigint {
  return (amountA * reserveB) / reserveA
}

/** The minimum accepted amount, rounded down as in Uniswap's SDK. @param slippageBps 0 to 10,000 */
export function minusSlippage(amount: bigint, slippageBps: number): bigint {
  return (amount * (BPS - BigInt(slippageBps))) / BPS
}

/** The maximum accepted amount, rounded up. @param slippageBps basis points */
export function plusSlippage(amount: bigint, slippageBps: number): bigint {
  return (amount * (BPS + BigInt(slippageBps)) + BPS - 1n) / BPS
}

/**
 * Price impact in basis points, rounded down, at least 0: the difference to the mid price without the pool fees, as in
 * the interfaces of Uniswap V2 and its forks (`computeTradePriceBreakdown`: the SDK's price impact less the LP fee).
 * @param amountAfterFees output at the mid price after pool fees, in the unit of `amountOut`
 * @param amountAtPrice output at the mid price without fees
 */
export function getPriceImpactBps(amountOut: bigint, amountAfterFees: bigint, amountAtPrice: bigint): bigint {
  const lost = amountAfterFees - amountOut
  return lost > 0n && amountAtPrice > 0n ? (lost * BPS) / amountAtPrice : 0n
}
