import type { Address } from '@/lib/hex'

/** A pool of Uniswap V2 as its currencies A and B see it; base units. All 0 and without an address where there is none. */
export interface Pool {
  readonly address: Address | undefined
  readonly reserveA: bigint
  readonly reserveB: bigint
  /** LP tokens that there are. */
  readonly supply: bigint
}

/**
 * `empty`: whoever adds first sets the price. `live`: the reserves set it. `broken`: the router can neither add nor
 * quote, as where one side was drained or tokens were sent to one side only.
 */
export type PoolState = 'empty' | 'live' | 'broken'

export function poolState({ reserveA, reserveB, supply }: Pool): PoolState {
  if (reserveA > 0n && reserveB > 0n) return 'live'
  return reserveA === 0n && reserveB === 0n && supply === 0n ? 'empty' : 'broken'
}

export const NO_POOL: Pool = { address: undefined, reserveA: 0n, reserveB: 0n, supply: 0n }
