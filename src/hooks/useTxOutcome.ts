import type { TxOutcome } from '@/chain/tx/txStatus'
import type { Hex } from '@/lib/hex'
import { txState } from '@/lib/txState'
import { useTransactions } from './useTransactions'

/** The outcome of a transaction. A replaced, cancelled or dropped one counts as failed. */
export function useTxOutcome(hash: Hex | undefined): TxOutcome {
  const { recent } = useTransactions()
  const record = recent.find((transaction) => transaction.hash === hash)
  if (record === undefined) return 'unknown'
  const state = txState(record)
  return state === 'pending' || state === 'succeeded' ? state : 'failed'
}
