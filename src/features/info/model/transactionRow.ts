import type { InfoTransaction } from '@/domain/exchange-info/model/info'
import type { Decimal } from '@/lib/decimal'

export const transactionFilters = ['all', 'swap', 'add', 'remove'] as const
export type TransactionFilter = (typeof transactionFilters)[number]

interface Side {
  readonly symbol: string
  /** Whole tokens. */
  readonly amount: Decimal
}

/** The tokens of a transaction: of a swap first the sold, then the bought. */
export function sidesOf({ kind, token0, token1, amount0, amount1, sells0 }: InfoTransaction): readonly [Side, Side] {
  const first = { symbol: token0.symbol, amount: amount0 }
  const second = { symbol: token1.symbol, amount: amount1 }
  return kind === 'swap' && !sells0 ? [second, first] : [first, second]
}

/** The transactions of a kind. */
export function filterTransactions(
  rows: readonly InfoTransaction[],
  filter: TransactionFilter,
): readonly InfoTransaction[] {
  return filter === 'all' ? rows : rows.filter(({ kind }) => kind === filter)
}
