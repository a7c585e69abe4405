import type { Receipt } from '@/chain/receipt'
import type { TxApproval, TxText } from '@/chain/txRequest'
import type { Address, Hex } from '@/lib/hex'

/** Only transactions younger than this count as recent. */
const RECENT_WINDOW_MS = 86_400_000

/** A transaction that this browser sent. Kept per chain, keyed by hash. */
export interface TransactionRecord {
  readonly hash: Hex
  readonly from: Address
  /** Unix milliseconds, like `confirmedTime`. */
  readonly addedTime: number
  readonly summary: TxText
  readonly success: TxText
  readonly failure: TxText
  /** Contracts whose reads it changes. */
  readonly touches: readonly Address[]
  readonly approval?: TxApproval
  readonly claim?: { readonly recipient: Address }
  readonly receipt?: Receipt
  readonly lastCheckedBlockNumber?: number
  readonly confirmedTime?: number
}

export type TransactionsByHash = Readonly<Record<string, TransactionRecord>>

function isRecent(transaction: TransactionRecord, nowMs: number): boolean {
  return nowMs - transaction.addedTime < RECENT_WINDOW_MS
}

/** Newest first. */
export function recentTransactions(transactions: TransactionsByHash, account: Address, nowMs: number): TransactionRecord[] {
  return Object.values(transactions)
    .filter((transaction) => transaction.from.toLowerCase() === account.toLowerCase() && isRecent(transaction, nowMs))
    .sort((a, b) => b.addedTime - a.addedTime)
}

/** True while a recent approval of `token` for `spender` has no receipt. */
export function hasPendingApproval(
  transactions: readonly TransactionRecord[],
  token: Address,
  spender: Address,
): boolean {
  return transactions.some(
    ({ approval, receipt }) =>
      receipt === undefined &&
      approval?.tokenAddress.toLowerCase() === token.toLowerCase() &&
      approval.spender.toLowerCase() === spender.toLowerCase(),
  )
}
