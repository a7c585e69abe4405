import { MAX_RESERVE, minusSlippage } from '@/domain/pair/amounts'
import { getAmountsToAdd, getLiquidityMinted } from '@/domain/pair/liquidityMath'
import { type PairSides, pairState } from '@/domain/pair/pair'
import type { Side } from './side'

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

/**
 * What the router would do with an offer now, to the wei; undefined where it would refuse: a broken pair, an
 * amount too small for one LP token's base unit, or more than a pair can hold.
 */
export function addTo(pair: PairSides, offer: Offer): Added | undefined {
  const { offeredA, offeredB, first } = offer
  const { reserveA, reserveB } = pair
  if (pairState(pair) === 'broken' || offeredA <= 0n || offeredB <= 0n) return undefined
  const [amountA, amountB] =
    first === 'A'
      ? getAmountsToAdd(offeredA, offeredB, reserveA, reserveB)
      : swapped(getAmountsToAdd(offeredB, offeredA, reserveB, reserveA))
  if (amountA === 0n || amountB === 0n) return undefined
  if (reserveA + amountA > MAX_RESERVE || reserveB + amountB > MAX_RESERVE) return undefined
  const liquidity = getLiquidityMinted(amountA, amountB, pair)
  return liquidity > 0n ? { ...offer, amountA, amountB, liquidity } : undefined
}

const swapped = ([b, a]: readonly [bigint, bigint]) => [a, b] as const

/**
 * Whether the least that is accepted is still something. Of a few base units a price that moves, as it may, leaves
 * nothing of the other side: the router's bounds let that pass, and the pair refuses it where it is mined.
 */
export function isEnoughToAdd(pair: PairSides, { amountA, amountB }: Added, slippageBps: number): boolean {
  return (
    pairState(pair) === 'empty' ||
    getLiquidityMinted(minusSlippage(amountA, slippageBps), minusSlippage(amountB, slippageBps), pair) > 0n
  )
}
