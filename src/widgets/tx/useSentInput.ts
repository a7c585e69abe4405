import { useCallback, useEffect, useState } from 'react'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Hex } from '@/lib/hex'

export interface SentInput<T> {
  /** Follows this transaction, which took `input` from the form. */
  readonly markSent: (hash: Hex, input: T) => void
  /** Of the last transaction. */
  readonly outcome: TxOutcome
}

/**
 * What a form's last transaction took from it.
 * @param onFailed gets it back if the transaction fails on the chain; keep it the same between renders
 */
export function useSentInput<T>(onFailed: (input: T) => void): SentInput<T> {
  const [sent, setSent] = useState<{ readonly hash: Hex; readonly input: T }>()
  const outcome = useTxOutcome(sent?.hash)
  const hasFailed = outcome === 'failed'
  useEffect(() => {
    if (hasFailed && sent !== undefined) onFailed(sent.input)
  }, [hasFailed, sent, onFailed])
  return { markSent: useCallback((hash, input) => setSent({ hash, input }), []), outcome }
}
