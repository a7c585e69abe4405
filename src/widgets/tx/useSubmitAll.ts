import { useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { useTransactions } from '@/hooks/useTransactions'
import type { Hex } from '@/lib/hex'
import { txState } from '@/lib/txState'
import { useSubmitTx } from './useSubmitTx'

/** One of several transactions that the user confirms one after the other. */
export interface QueuedTx {
  /** Unique among all that the component sends. */
  readonly key: string
  readonly request: AnyTxRequest
}

export interface SubmitAll {
  /** Sends one after the other; stops where one is rejected or fails. */
  readonly submitAll: (queue: readonly QueuedTx[]) => Promise<void>
  /** Of the queue that runs: transactions sent, and all; undefined while none runs. */
  readonly progress: { readonly sent: number; readonly total: number } | undefined
  /** Whether a transaction was sent and has not failed. */
  readonly isSent: (key: string) => boolean
}

/** `useSubmitTx` for what takes several transactions. */
export function useSubmitAll(): SubmitAll {
  const submitTx = useSubmitTx()
  const { recent } = useTransactions()
  const [hashes, setHashes] = useState<ReadonlyMap<string, Hex>>(new Map())
  const [progress, setProgress] = useState<SubmitAll['progress']>()
  // Also those that have succeeded: until the chain is read again, what they did looks undone.
  const sending = new Set(
    recent.flatMap((record) => (['pending', 'succeeded'].includes(txState(record)) ? [record.hash] : [])),
  )
  return {
    progress,
    isSent: (key) => {
      const hash = hashes.get(key)
      return hash !== undefined && sending.has(hash)
    },
    submitAll: async (queue) => {
      try {
        for (const [sent, { key, request }] of queue.entries()) {
          setProgress({ sent, total: queue.length })
          const result = await submitTx(request)
          if (result.status !== 'sent') return
          setHashes((known) => new Map(known).set(key, result.hash))
        }
      } finally {
        setProgress(undefined)
      }
    },
  }
}
