import type { Hex } from '@/lib/hex'
import { minedHash, txState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { ZAP_SUMMARY } from '../zapTx'

export interface LastZap {
  readonly hash: Hex
  readonly outcome: 'pending' | 'succeeded' | 'failed'
  readonly symbol: string
  readonly decimals: number
  /** Amount quoted before signing, base units. */
  readonly shownWei: bigint
  /** Amount received according to the receipt; absent until it is read. */
  readonly receivedWei?: bigint
  /** The receipt could not be read or lacks the amount. */
  readonly isUnread?: true
}

const DIGITS = /^\d+$/
const DECIMALS = /^\d{1,3}$/

/** The most recent zap; transactions must be ordered newest first. Incomplete records from storage are ignored. */
export function lastZap(
  transactions: readonly Pick<TransactionRecord, 'hash' | 'summary' | 'receipt' | 'ending'>[],
): LastZap | undefined {
  for (const transaction of transactions) {
    const { summary } = transaction
    const { to = '', decimals = '', shownWei = '' } = summary.values ?? {}
    if (summary.key !== ZAP_SUMMARY || !DECIMALS.test(decimals) || !DIGITS.test(shownWei)) continue
    const state = txState(transaction)
    const outcome = state === 'pending' || state === 'succeeded' ? state : 'failed'
    return { hash: minedHash(transaction), outcome, symbol: to, decimals: Number(decimals), shownWei: BigInt(shownWei) }
  }
  return undefined
}
