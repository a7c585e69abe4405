import { useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Hex } from '@/lib/hex'
import { useSubmitTx } from './useSubmitTx'

export interface PendingSubmit {
  readonly submit: (request: AnyTxRequest) => Promise<void>
  /** What was last sent from here has no receipt yet: the same must not be sent again. */
  readonly isPending: boolean
}

/** `useSubmitTx` for an act that can be done once at a time. */
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
