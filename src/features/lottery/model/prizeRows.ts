import type { ClaimBatch } from '@/domain/lottery/model/claims'
import type { LotteryRound } from '@/domain/lottery/round'

/** The unclaimed prizes of an account in a lottery. */
export interface PrizeRow {
  readonly id: number
  readonly tickets: number
  readonly amountWei: bigint
  /** Unix seconds. */
  readonly deadlineSec: number
  /** Nobody can claim them any more. */
  readonly isExpired: boolean
  readonly batches: readonly ClaimBatch[]
}

/** @param nowSec chain time in Unix seconds */
export function prizeRow(
  round: Pick<LotteryRound, 'id'>,
  deadlineSec: number,
  batches: readonly ClaimBatch[],
  nowSec: number,
): PrizeRow {
  return {
    id: round.id,
    tickets: batches.reduce((sum, { tickets }) => sum + tickets.length, 0),
    amountWei: batches.reduce((sum, batch) => sum + batch.amountWei, 0n),
    deadlineSec,
    isExpired: nowSec > deadlineSec,
    batches,
  }
}
