import type { Fee, Pair } from '@/domain/pair/pair'
import type { Token } from '@/domain/token/token'
import { isSameAddress } from '@/lib/hex'

/** A pair keeps its reserves as uint112, and refuses whatever would make them larger. */
export const MAX_RESERVE = 2n ** 112n - 1n

/** Uniswap V2's `getAmountOut`; undefined for what the pair itself would refuse: no amount, no reserves, too much. */
export function swapOut(
  amountIn: bigint,
  reserveIn: bigint,
  reserveOut: bigint,
  { numerator, denominator }: Fee,
): bigint | undefined {
  if (amountIn <= 0n || reserveIn <= 0n || reserveOut <= 0n || reserveIn + amountIn > MAX_RESERVE) return undefined
  const counted = amountIn * numerator
  return (counted * reserveOut) / (reserveIn * denominator + counted)
}

/** Uniswap V2's `getAmountIn`; undefined for what the pair itself would refuse: no amount, no reserves, as much as there is, too much. */
export function swapIn(
  amountOut: bigint,
  reserveIn: bigint,
  reserveOut: bigint,
  { numerator, denominator }: Fee,
): bigint | undefined {
  if (amountOut <= 0n || reserveIn <= 0n || amountOut >= reserveOut) return undefined
  const amountIn = (reserveIn * amountOut * denominator) / ((reserveOut - amountOut) * numerator) + 1n
  return reserveIn + amountIn > MAX_RESERVE ? undefined : amountIn
}

/** A pair's reserves from the side of one of its tokens. */
export function reservesFrom(pair: Pair, tokenIn: Token): readonly [reserveIn: bigint, reserveOut: bigint] {
  return isSameAddress(pair.token0.address, tokenIn.address)
    ? [pair.reserve0, pair.reserve1]
    : [pair.reserve1, pair.reserve0]
}

/**
 * What a pair gives for `amountIn` of one of its tokens, to the wei.
 * @returns undefined where the pair refuses: nothing to swap, no reserves, or more than it can hold
 */
export function getAmountOut(pair: Pair, tokenIn: Token, amountIn: bigint, fee: Fee): bigint | undefined {
  return swapOut(amountIn, ...reservesFrom(pair, tokenIn), fee)
}

/**
 * What a pair takes of one of its tokens for `amountOut` of the other, to the wei.
 * @returns undefined where the pair refuses: nothing to swap, not so much there, or more than it can hold
 */
export function getAmountIn(pair: Pair, tokenIn: Token, amountOut: bigint, fee: Fee): bigint | undefined {
  return swapIn(amountOut, ...reservesFrom(pair, tokenIn), fee)
}
