import { useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Hex } from '@/lib/hex'
import { useSubmitTx } from './useSubmitTx'

export interface PendingSubmit {
  readonly submit: (request: AnyTxRequest) => Promise<void>
  /** The last transaction sent here is pending, so it must not be sent again. */
  readonly isPending: boolean
}

/** `useSubmitTx` for an action that runs once at a time. */
export function usePendingSubmit(): PendingSubmit {
  const submitTx = useSubmitTx()
  const [sentHash, setSentHash] = useState<Hex>()
  return {
    isPending: useTxOutcome(sentHash) === 'pending',
    submit: async (request) => {
      const result = await submitTx(request)
      if (result.status === 'sent') setSentHash(result.hash)
    },
  }
}
