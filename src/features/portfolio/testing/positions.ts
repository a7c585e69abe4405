import type { Group, GroupId, Position } from '@/features/portfolio/model/position'
import { Decimal } from '@/lib/decimal'
import { type Loadable, ready } from '@/lib/loadable'

/** A test position at 2 USD per token. */
export function testPosition(change: Partial<Position> = {}): Position {
  return {
    id: 'a',
    name: 'CRO-USDC LP',
    symbol: 'CRO-USDC LP',
    decimals: 18,
    amount: ready(10n ** 18n),
    usd: ready(new Decimal(2)),
    ...change,
  }
}

/** A position without a price. */
export function testNft(): Position {
  return { id: 'n', name: 'NFT', symbol: 'NFT', decimals: 0, amount: ready(1n) }
}

export function readyGroup(id: GroupId, ...positions: readonly Position[]): Group {
  return { id, status: 'ready', positions, hiddenCount: 0 }
}

export function failed(retry: () => void = () => undefined): Loadable<never> & { readonly status: 'failed' } {
  return { status: 'failed', retry }
}
