import type { Receipt } from '@/chain/tx/receipt'
import type { FailureDecoder, TxApproval, TxText, TxVaultMove } from '@/chain/tx/txRequest'
import type { Replacement, SeenTx } from '@/chain/tx/txStatus'
import type { Address, Hex } from '@/lib/hex'

/** Only transactions younger than this count as recent. */
export const RECENT_WINDOW_MS = 86_400_000

/** How a transaction ended without a receipt of its own. */
export type TxEnding =
  /** The account's nonce went to another transaction; absent parts could not be found out. */
  | ({ readonly kind: 'replaced' | 'cancelled' } & Partial<Omit<Replacement, 'kind'>> & { readonly time: number })
  /** No node knows it any more. It comes back where it is mined after all. */
  | { readonly kind: 'dropped'; readonly time: number }

/** A transaction that this browser sent. Kept per chain, keyed by hash. */
export interface TransactionRecord {
  /** Of a batch, a key that stands for it until its receipt is there. */
  readonly hash: Hex
  /** By which the wallet knows a batch of calls. */
  readonly batchId?: string
  readonly from: Address
  /** Unix milliseconds, like `confirmedTime`. */
  readonly addedTime: number
  readonly summary: TxText
  readonly success: TxText
  readonly failure: TxText
  readonly failureDecoder?: FailureDecoder
  /** Contracts whose reads it changes. */
  readonly touches: readonly Address[]
  readonly approval?: TxApproval
  readonly claim?: { readonly recipient: Address }
  readonly vaultMove?: TxVaultMove
  /** Of a sped up one, the receipt of the transaction that took its place with the same content. */
  readonly receipt?: Receipt
  /** The contract's own words, of one that failed. */
  readonly revertReason?: string
  readonly ending?: TxEnding
  /** What a node told of it while it waited. */
  readonly seen?: SeenTx
  /** Since when no node knows it, Unix milliseconds. */
  readonly unknownSince?: number
  readonly lastCheckedBlockNumber?: number
  readonly confirmedTime?: number
}

export type TransactionsByHash = Readonly<Record<string, TransactionRecord>>

function isRecent(transaction: TransactionRecord, nowMs: number): boolean {
  return nowMs - transaction.addedTime < RECENT_WINDOW_MS
}

/** Newest first. */
export function recentTransactions(
  transactions: TransactionsByHash,
  account: Address,
  nowMs: number,
): TransactionRecord[] {
  return Object.values(transactions)
    .filter((transaction) => transaction.from.toLowerCase() === account.toLowerCase() && isRecent(transaction, nowMs))
    .sort((a, b) => b.addedTime - a.addedTime)
}

/** True while a recent approval of `token` for `spender` waits. */
export function hasPendingApproval(
  transactions: readonly TransactionRecord[],
  token: Address,
  spender: Address,
): boolean {
  return transactions.some(
    ({ approval, receipt, ending }) =>
      receipt === undefined &&
      ending === undefined &&
      approval?.tokenAddress.toLowerCase() === token.toLowerCase() &&
      approval.spender.toLowerCase() === spender.toLowerCase(),
  )
}
