import type { Hex } from '@/lib/hex'
import { minedHash, txState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { ZAP_SUMMARY } from './zapTx'

export interface LastZap {
  readonly hash: Hex
  readonly outcome: 'pending' | 'succeeded' | 'failed'
  readonly symbol: string
  readonly decimals: number
  /** What the user was told to receive before signing, base units. */
  readonly shownWei: bigint
  /** What the receipt says; absent while that is not read. */
  readonly receivedWei?: bigint
  /** The receipt could not be read, or does not say it. */
  readonly isUnread?: true
}

const DIGITS = /^\d+$/
const DECIMALS = /^\d{1,3}$/

/** The newest zap among transactions, newest first. What is kept comes from the browser's storage: a zap that is not whole is none. */
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
