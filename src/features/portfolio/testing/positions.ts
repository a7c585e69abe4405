import type { ClosedPosition, Group, GroupId, Position } from '@/features/portfolio/model/position'
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

/** A stake of 2 USD with rewards of 3 USDC to collect. */
export function testStake(change: Partial<Position> = {}): Position {
  return testPosition({
    unclaimed: ready({ wei: 3_000_000n, usd: new Decimal(3), symbol: 'USDC', decimals: 6 }),
    ...change,
  })
}

/** A position without a price. */
export function testNft(): Position {
  return { id: 'n', name: 'NFT', symbol: 'NFT', decimals: 0, amount: ready(1n) }
}

/** A closed test position: 5 in, 6 out, at 2 USD per token. */
export function testClosed(change: Partial<ClosedPosition> = {}): ClosedPosition {
  return {
    id: 'c',
    name: 'CRO-USDT LP',
    symbol: 'CRO-USDT LP',
    decimals: 18,
    source: { token: `0x${'1'.repeat(40)}`, sinceBlock: 0 },
    deposited: 5n * 10n ** 18n,
    withdrawn: 6n * 10n ** 18n,
    profit: ready({ wei: 10n ** 18n, usd: new Decimal(2) }),
    sinceSec: 1_738_324_800,
    closedSec: 1_738_411_200,
    isWhole: true,
    hasTransfers: false,
    ...change,
  }
}

export function readyGroup(id: GroupId, ...positions: readonly Position[]): Group {
  return { id, status: 'ready', positions, hiddenCount: 0, unreadCount: 0 }
}

export function failed(retry: () => void = () => undefined): Loadable<never> & { readonly status: 'failed' } {
  return { status: 'failed', retry }
}
