import type { DepositTarget, TxText } from '@/chain/tx/txRequest'
import { type Hex, isSameAddress } from '@/lib/hex'
import { minedHash, txState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'

/** A zap or an unstaking whose tokens are for a vault or a farm, and not deposited there yet. */
export interface UnfinishedDeposit {
  readonly source: 'zap' | 'unstake'
  /** Identifies the stored transaction. */
  readonly hash: Hex
  /** Of the transaction with the receipt; undefined while it is pending. */
  readonly minedHash: Hex | undefined
  readonly blockNumber: number
  readonly summary: TxText
  /** What it was expected to bring, base units: the quote of a zap, the amount that is unstaked. */
  readonly expectedWei: bigint
  /** The deposit was sent and did not succeed. */
  readonly hasFailed: boolean
}

function isSameTarget(one: DepositTarget, other: DepositTarget): boolean {
  return isSameAddress(one.contract, other.contract) && one.pid === other.pid
}

/**
 * The latest step for a deposit in the target that no deposit has followed yet. Derived from the stored transactions, so
 * it survives a reload.
 * @param records newest first
 */
export function unfinishedDeposit(
  records: readonly TransactionRecord[],
  target: DepositTarget,
): UnfinishedDeposit | undefined {
  let hasFailed = false
  for (const record of records) {
    const { hash, move, summary, receipt } = record
    if (move === undefined || move.kind === 'withdrawal' || !isSameTarget(move, target)) continue
    const state = txState(record)
    if (state !== 'pending' && state !== 'succeeded') {
      hasFailed ||= move.kind === 'deposit'
      continue
    }
    if (move.kind === 'deposit') return undefined
    return {
      source: move.kind,
      hash,
      minedHash: state === 'pending' ? undefined : minedHash(record),
      blockNumber: receipt?.blockNumber ?? 0,
      summary,
      expectedWei: BigInt(move.amount),
      hasFailed,
    }
  }
  return undefined
}
