import { useTransactions } from './useTransactions'
import type { Hex } from '@/lib/hex'
import type { TxOutcome } from '@/chain/txOutcome'

/** How a transaction of the account ended. */
export function useTxOutcome(hash: Hex | undefined): TxOutcome {
  const { recent } = useTransactions()
  const record = recent.find((transaction) => transaction.hash === hash)
  if (record === undefined) return 'unknown'
  if (record.receipt === undefined) return 'pending'
  return record.receipt.status === 1 ? 'succeeded' : 'failed'
}
