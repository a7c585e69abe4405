import type { Fee } from './pair'

/** A pair keeps its reserves as uint112, and reverts with `UniswapV2: OVERFLOW` above. */
export const MAX_RESERVE = 2n ** 112n - 1n

const BPS = 10_000n

/**
 * The output for an exact input, rounded down: `UniswapV2Library.getAmountOut`, with the fee of the exchange.
 * @param maxReserve what the pair can hold of the input
 * @returns base units; undefined where the router or the pair reverts: no amount, no reserves, or more than it can hold
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
 * The input for an exact output, rounded up: `UniswapV2Library.getAmountIn`, with the fee of the exchange.
 * @returns base units; undefined where the router or the pair reverts: no amount, as much as there is, or more than it
 * can hold
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

/** The amount of B that is worth as much as `amountA`, rounded down: `UniswapV2Library.quote`. @param reserveA above 0 */
export function quote(amountA: bigint, reserveA: bigint, reserveB: bigint): bigint {
  return (amountA * reserveB) / reserveA
}

/** The least that a slippage tolerance accepts, rounded down as Uniswap's SDK does. @param slippageBps 0 to 10,000 */
export function minusSlippage(amount: bigint, slippageBps: number): bigint {
  return (amount * (BPS - BigInt(slippageBps))) / BPS
}

/** The most that a slippage tolerance accepts, rounded up. @param slippageBps hundredths of a per cent */
export function plusSlippage(amount: bigint, slippageBps: number): bigint {
  return (amount * (BPS + BigInt(slippageBps)) + BPS - 1n) / BPS
}

/**
 * Price impact in hundredths of a per cent, rounded down, never below 0: how much less comes out than at the price
 * before the swap, apart from the pool fees. So say the interfaces of Uniswap V2 and its forks
 * (`computeTradePriceBreakdown`: the SDK's price impact less the liquidity providers' fee).
 * @param amountAtPrice what the price before would give without fees, in the unit of `amountOut`, as the next
 * @param amountAfterFees the same with pool fees taken
 */
export function getPriceImpactBps(amountOut: bigint, amountAfterFees: bigint, amountAtPrice: bigint): bigint {
  const lost = amountAfterFees - amountOut
  return lost > 0n && amountAtPrice > 0n ? (lost * BPS) / amountAtPrice : 0n
}
