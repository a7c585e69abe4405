import type { Receipt } from '@/chain/tx/receipt'
import type { SeenTx } from '@/chain/tx/txStatus'
import type { TransactionRecord } from './transaction'

interface Check {
  readonly blockNumber: number
  /** Present if a node has it. */
  readonly seen?: SeenTx
  /** Unix milliseconds since which no node has it. */
  readonly unknownSince?: number
}

/** Records a check without a receipt. A dropped transaction becomes pending again once a node has it. */
export function checked(
  { unknownSince: _, ending, ...transaction }: TransactionRecord,
  { blockNumber, seen, unknownSince }: Check,
): TransactionRecord {
  return {
    ...transaction,
    lastCheckedBlockNumber: Math.max(transaction.lastCheckedBlockNumber ?? 0, blockNumber),
    ...(ending !== undefined && seen === undefined && { ending }),
    ...(seen !== undefined && { seen }),
    ...(unknownSince !== undefined && { unknownSince }),
  }
}

interface Mined {
  readonly receipt: Receipt
  /** Undefined if no node returned the transaction. */
  readonly seen: SeenTx | undefined
  /** Unix milliseconds. */
  readonly nowMs: number
  readonly revertReason: string | undefined
}

/** Records a receipt, also if a reorg moved it to another block. `confirmedTime` only changes with the outcome. */
export function finalized(
  { ending: _ending, unknownSince: _since, revertReason: _reason, ...transaction }: TransactionRecord,
  { receipt, nowMs, revertReason, seen }: Mined,
): TransactionRecord {
  const isNews = transaction.receipt?.status !== receipt.status
  return {
    ...transaction,
    receipt,
    confirmedTime: isNews ? nowMs : (transaction.confirmedTime ?? nowMs),
    ...(revertReason !== undefined && { revertReason }),
    ...(seen && { seen }),
  }
}

/** Ends a deposit of several steps: the user keeps the tokens. */
export function withoutMove({ move: _move, ...transaction }: TransactionRecord): TransactionRecord {
  return transaction
}

/** Resets a transaction to pending after a reorg removed its block. */
export function reorganised({
  receipt: _receipt,
  confirmedTime: _time,
  revertReason: _reason,
  ending: _ending,
  lastCheckedBlockNumber: _block,
  ...waiting
}: TransactionRecord): TransactionRecord {
  return waiting
}
