import type { Side } from './mintState'
import { type Pool, poolState } from './pool'

/** LP tokens that the first mint locks for ever: UniswapV2Pair.MINIMUM_LIQUIDITY. */
export const MINIMUM_LIQUIDITY = 1_000n
/** A pair keeps its reserves in 112 bits and refuses more. */
export const MAX_RESERVE = 2n ** 112n - 1n
const BPS = 10_000n

/** The greatest whole number whose square is not above `n`. @param n at least 0 */
export function integerSqrt(n: bigint): bigint {
  if (n < 2n) return n
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2))
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/** What of the other side goes with an amount at the pool's price, rounded down as the router does. */
export function quote(amount: bigint, reserve: bigint, otherReserve: bigint): bigint {
  return (amount * otherReserve) / reserve
}

/** What the router may take at most, and the side that it is told first. */
export interface Offer {
  readonly offeredA: bigint
  readonly offeredB: bigint
  /** It takes this side whole where it can, and rounds the other one down. */
  readonly first: Side
}

export interface Added extends Offer {
  /** What the router takes; never more than was offered. */
  readonly amountA: bigint
  readonly amountB: bigint
  /** LP tokens that the account gets. */
  readonly liquidity: bigint
}

/** What the router takes of two offered amounts: all of both from the first provider, else in the pool's ratio. */
function taken(
  pool: Pool,
  { offeredA, offeredB, first }: Offer,
): { readonly amountA: bigint; readonly amountB: bigint } {
  if (poolState(pool) === 'empty') return { amountA: offeredA, amountB: offeredB }
  const wholeA = { amountA: offeredA, amountB: quote(offeredA, pool.reserveA, pool.reserveB) }
  const wholeB = { amountA: quote(offeredB, pool.reserveB, pool.reserveA), amountB: offeredB }
  if (first === 'A') return wholeA.amountB <= offeredB ? wholeA : wholeB
  return wholeB.amountA <= offeredA ? wholeB : wholeA
}

function minted({ reserveA, reserveB, supply }: Pool, amountA: bigint, amountB: bigint): bigint {
  if (supply === 0n) return integerSqrt(amountA * amountB) - MINIMUM_LIQUIDITY
  const byA = (amountA * supply) / reserveA
  const byB = (amountB * supply) / reserveB
  return byA < byB ? byA : byB
}

/**
 * What the router would do with an offer now, to the wei; undefined where it would refuse: a broken pool, an
 * amount too small for one LP token's base unit, or more than a pair can hold.
 */
export function addTo(pool: Pool, offer: Offer): Added | undefined {
  const { offeredA, offeredB } = offer
  if (poolState(pool) === 'broken' || offeredA <= 0n || offeredB <= 0n) return undefined
  const { amountA, amountB } = taken(pool, offer)
  if (amountA === 0n || amountB === 0n) return undefined
  if (pool.reserveA + amountA > MAX_RESERVE || pool.reserveB + amountB > MAX_RESERVE) return undefined
  const liquidity = minted(pool, amountA, amountB)
  return liquidity > 0n ? { ...offer, amountA, amountB, liquidity } : undefined
}

/**
 * Whether the least that is accepted is still something. Of a few base units a price that moves, as it may, leaves
 * nothing of the other side: the router's bounds let that pass, and the pair refuses it where it is mined.
 */
export function isEnoughToAdd(pool: Pool, { amountA, amountB }: Added, slippageBps: number): boolean {
  return poolState(pool) === 'empty' || minted(pool, leastOf(amountA, slippageBps), leastOf(amountB, slippageBps)) > 0n
}

/** What the pair pays for LP tokens, rounded down on both sides. */
export function withdrawnFrom(
  { reserveA, reserveB, supply }: Pool,
  liquidity: bigint,
): { readonly amountA: bigint; readonly amountB: bigint } {
  if (supply === 0n) return { amountA: 0n, amountB: 0n }
  return { amountA: (liquidity * reserveA) / supply, amountB: (liquidity * reserveB) / supply }
}

/**
 * The fewest LP tokens that pay at least `amount` of a side.
 * @param reserve of that side, above 0
 */
export function liquidityFor(amount: bigint, reserve: bigint, supply: bigint): bigint {
  return (amount * supply + reserve - 1n) / reserve
}

/** The least of an amount that is accepted, rounded down. @param slippageBps hundredths of a per cent, 0 to 10,000 */
export function leastOf(amount: bigint, slippageBps: number): bigint {
  return (amount * (BPS - BigInt(slippageBps))) / BPS
}
