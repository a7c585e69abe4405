import { useState } from 'react'
import { claimTicketsTx } from '@/domain/lottery/claimTx'
import type { Lottery } from '@/domain/lottery/lottery'
import type { ClaimBatch } from '@/domain/lottery/model/claims'
import { useTransactions } from '@/hooks/useTransactions'
import type { Hex } from '@/lib/hex'
import { txState } from '@/lib/txState'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'

export interface Claims {
  /** Claims batch after batch; stops where one is rejected or fails. */
  readonly claim: (batches: readonly ClaimBatch[]) => Promise<void>
  /** Of the claim that runs: transactions sent, and all; undefined while none runs. */
  readonly progress: { readonly sent: number; readonly total: number } | undefined
  /** Whether a batch is sent and has not failed. */
  readonly isSent: (batch: ClaimBatch) => boolean
}

const keyOf = ({ lotteryId, tickets }: ClaimBatch) => `${lotteryId}/${tickets.map(({ id }) => id).join()}`

/** Claims prizes in as many transactions as they need, each of which the user confirms. */
export function useClaims(lottery: Lottery): Claims {
  const submitTx = useSubmitTx()
  const { recent } = useTransactions()
  const [hashes, setHashes] = useState<ReadonlyMap<string, Hex>>(new Map())
  const [progress, setProgress] = useState<Claims['progress']>()
  // Also those that have succeeded: until the tickets are read again, they look unclaimed.
  const claiming = new Set(
    recent.flatMap((record) => (['pending', 'succeeded'].includes(txState(record)) ? [record.hash] : [])),
  )
  return {
    progress,
    isSent: (batch) => {
      const hash = hashes.get(keyOf(batch))
      return hash !== undefined && claiming.has(hash)
    },
    claim: async (batches) => {
      try {
        for (const [sent, batch] of batches.entries()) {
          setProgress({ sent, total: batches.length })
          const result = await submitTx(claimTicketsTx(lottery, batch))
          if (result.status !== 'sent') return
          setHashes((known) => new Map(known).set(keyOf(batch), result.hash))
        }
      } finally {
        setProgress(undefined)
      }
    },
  }
}
