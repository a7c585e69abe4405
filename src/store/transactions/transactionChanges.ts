import type { Receipt } from '@/chain/tx/receipt'
import type { SeenTx } from '@/chain/tx/txStatus'
import type { TransactionRecord } from './transaction'

interface Check {
  readonly blockNumber: number
  /** What a node that has it tells of it. */
  readonly seen?: SeenTx
  /** No node has it, since then (Unix milliseconds). */
  readonly unknownSince?: number
}

/** The receipt was asked for at `blockNumber` and was not there. One that was dropped is pending again once it is seen. */
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
  /** What a node tells of it, absent where it told nothing. */
  readonly seen: SeenTx | undefined
  /** Unix milliseconds. */
  readonly nowMs: number
  readonly revertReason: string | undefined
}

/** It is mined; or, where it was already, it is in another block now. The same end there is no news. */
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

/** The user keeps what it withdrew: it is no longer half of a migration. */
export function withoutVaultMove({ vaultMove: _move, ...transaction }: TransactionRecord): TransactionRecord {
  return transaction
}

/** The block that it ended with is no longer part of the chain: it waits again. */
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
