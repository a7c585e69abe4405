import { claimTicketsTx } from '@/domain/lottery/claimTx'
import type { Lottery } from '@/domain/lottery/lottery'
import type { ClaimBatch } from '@/domain/lottery/model/claims'
import { type SubmitAll, useSubmitAll } from '@/widgets/tx/useSubmitAll'

export interface Claims {
  /** Claims batch after batch; stops where one is rejected or fails. */
  readonly claim: (batches: readonly ClaimBatch[]) => Promise<void>
  /** Of the claim that runs. */
  readonly progress: SubmitAll['progress']
  /** Whether a batch is sent and has not failed. */
  readonly isSent: (batch: ClaimBatch) => boolean
}

const keyOf = ({ lotteryId, tickets }: ClaimBatch) => `${lotteryId}/${tickets.map(({ id }) => id).join()}`

/** Claims prizes in as many transactions as they need, each of which the user confirms. */
export function useClaims(lottery: Lottery): Claims {
  const { submitAll, progress, isSent } = useSubmitAll()
  return {
    progress,
    isSent: (batch) => isSent(keyOf(batch)),
    claim: (batches) =>
      submitAll(batches.map((batch) => ({ key: keyOf(batch), request: claimTicketsTx(lottery, batch) }))),
  }
}
