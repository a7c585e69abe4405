import { useState } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import { useTransactions } from '@/hooks/useTransactions'
import type { Hex } from '@/lib/hex'
import { txState } from '@/lib/txState'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'

/** A transaction of a bulk action. */
export interface BulkStep {
  /** Of its NFT. */
  readonly key: string
  readonly request: TxRequest
}

/** What became of the transaction of an NFT. */
export type BulkOutcome = 'pending' | 'succeeded' | 'failed'

export interface BulkSubmit {
  readonly isBusy: boolean
  /** By the keys of the steps; nothing for one that was not sent. */
  readonly outcomes: ReadonlyMap<string, BulkOutcome>
  /**
   * Sends one after another; stops where the user rejects one, and goes on where one fails.
   * @returns whether all were sent
   */
  readonly run: (steps: readonly BulkStep[]) => Promise<boolean>
}

/** Sends the transactions of several NFTs, for wallets that can't batch them. */
export function useBulkSubmit(): BulkSubmit {
  const submitTx = useSubmitTx()
  const { recent } = useTransactions()
  const [isBusy, setIsBusy] = useState(false)
  const [sent, setSent] = useState<ReadonlyMap<string, Hex | 'failed'>>(new Map())
  const outcomeOf = (hash: Hex | 'failed'): BulkOutcome => {
    const record = recent.find((transaction) => transaction.hash === hash)
    if (record === undefined) return hash === 'failed' ? 'failed' : 'pending'
    const state = txState(record)
    return state === 'pending' || state === 'succeeded' ? state : 'failed'
  }
  return {
    isBusy,
    outcomes: new Map([...sent].map(([key, hash]) => [key, outcomeOf(hash)])),
    run: async (steps) => {
      setIsBusy(true)
      let sentCount = 0
      try {
        for (const { key, request } of steps) {
          const result = await submitTx(request)
          if (result.status === 'rejected') break
          if (result.status === 'sent') sentCount += 1
          const outcome = result.status === 'sent' ? result.hash : 'failed'
          setSent((before) => new Map([...before, [key, outcome]]))
        }
      } finally {
        setIsBusy(false)
      }
      return sentCount === steps.length
    },
  }
}
