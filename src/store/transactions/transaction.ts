import type { Receipt } from '@/chain/tx/receipt'
import type { FailureDecoder, TxApproval, TxMove, TxText } from '@/chain/tx/txRequest'
import type { Replacement, SeenTx } from '@/chain/tx/txStatus'
import type { Address, Hex } from '@/lib/hex'

/** Older transactions are not shown. */
export const RECENT_WINDOW_MS = 86_400_000

/** An end without a receipt of its own. */
export type TxEnding =
  /** The nonce was used by another transaction; fields are absent if it was not found. */
  | ({ readonly kind: 'replaced' | 'cancelled' } & Partial<Omit<Replacement, 'kind'>> & { readonly time: number })
  /** No node knows it any more. It is reverted to pending if it reappears. */
  | { readonly kind: 'dropped'; readonly time: number }

/** A transaction sent by this browser. Stored per chain, keyed by hash. */
export interface TransactionRecord {
  /** For a batch, a placeholder until its receipt arrives. */
  readonly hash: Hex
  /** The wallet's id of an EIP-5792 batch. */
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
  readonly move?: TxMove
  /** For a sped-up transaction, the receipt of its replacement. */
  readonly receipt?: Receipt
  /** The contract's revert reason. */
  readonly revertReason?: string
  readonly ending?: TxEnding
  /** Its data from when a node had it. */
  readonly seen?: SeenTx
  /** Unix milliseconds since which no node knows it. */
  readonly unknownSince?: number
  readonly lastCheckedBlockNumber?: number
  readonly confirmedTime?: number
}

export type TransactionsByHash = Readonly<Record<string, TransactionRecord>>

function isRecent(transaction: TransactionRecord, nowMs: number): boolean {
  return nowMs - transaction.addedTime < RECENT_WINDOW_MS
}

/** The account's recent transactions, newest first. */
export function recentTransactions(
  transactions: TransactionsByHash,
  account: Address,
  nowMs: number,
): TransactionRecord[] {
  return Object.values(transactions)
    .filter((transaction) => transaction.from.toLowerCase() === account.toLowerCase() && isRecent(transaction, nowMs))
    .sort((a, b) => b.addedTime - a.addedTime)
}

/** Whether a recent approval of `token` for `spender` is pending. @param tokenId of a single NFT */
export function hasPendingApproval(
  transactions: readonly TransactionRecord[],
  token: Address,
  spender: Address,
  tokenId?: string,
): boolean {
  return transactions.some(
    ({ approval, receipt, ending }) =>
      receipt === undefined &&
      ending === undefined &&
      approval?.tokenAddress.toLowerCase() === token.toLowerCase() &&
      approval.spender.toLowerCase() === spender.toLowerCase() &&
      approval.tokenId === tokenId,
  )
}
