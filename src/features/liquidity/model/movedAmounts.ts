import type { Added } from './liquidityMath'
import { quote } from './liquidityMath'
import type { Side } from './mintState'
import { type Pool, poolState } from './pool'

export type MovedAmounts = Pick<Added, 'amountA' | 'amountB'>

/**
 * The sides that are filled in so that no more of either goes in than came out: both where the pool has no price yet,
 * else the one that binds.
 */
export function sidesToFill(pool: Pool, { amountA, amountB }: MovedAmounts): readonly Side[] {
  switch (poolState(pool)) {
    case 'empty':
      return ['A', 'B']
    case 'broken':
      return []
    case 'live':
      return quote(amountA, pool.reserveA, pool.reserveB) <= amountB ? ['A'] : ['B']
  }
}
