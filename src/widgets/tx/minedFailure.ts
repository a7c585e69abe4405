import type { ChainError } from '@/chain/tx/chainError'
import type { TxText } from '@/chain/tx/txRequest'
import { routerRefusal } from '@/domain/trade/routerRefusal'
import { withdrawRefusal } from '@/domain/vault/withdrawRefusal'
import type { TransactionRecord } from '@/store/transactions/transaction'

/** Who knows what a contract's words mean, by what is said where nobody does: the record is plain data and holds only that. */
const REFUSALS: Readonly<Record<string, (error: ChainError) => TxText | undefined>> = {
  'vault.tx.withdraw.failure': withdrawRefusal,
  'trade.swap.failure': routerRefusal,
  'liquidity.tx.add.failure': routerRefusal,
  'liquidity.tx.remove.failure': routerRefusal,
}

/** What is said of a transaction that was mined and failed. */
export function minedFailure({ failure, revertReason }: Pick<TransactionRecord, 'failure' | 'revertReason'>): TxText {
  const refusal = Object.hasOwn(REFUSALS, failure.key) ? REFUSALS[failure.key] : undefined
  return (revertReason === undefined ? undefined : refusal?.({ kind: 'reverted', reason: revertReason })) ?? failure
}
