import { quote } from '@/domain/pair/amounts'
import { type PairSides, pairState } from '@/domain/pair/pair'
import type { Added } from './liquidityMath'
import type { Side } from './side'

export type MovedAmounts = Pick<Added, 'amountA' | 'amountB'>

/**
 * The sides that are filled in so that no more of either goes in than came out: both where the pool has no price yet,
 * else the one that binds.
 */
export function sidesToFill(pool: PairSides, { amountA, amountB }: MovedAmounts): readonly Side[] {
  switch (pairState(pool)) {
    case 'empty':
      return ['A', 'B']
    case 'broken':
      return []
    case 'live':
      return quote(amountA, pool.reserveA, pool.reserveB) <= amountB ? ['A'] : ['B']
  }
}
