import { useEffect, useState } from 'react'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Hex } from '@/lib/hex'

type Restore<S> = (action: { readonly type: 'sent' | 'reverted'; readonly state: S }) => void

/** Empties a form once its transaction is out, and brings back what it held where that is mined and fails. */
export function useRestoredState<S>(dispatch: Restore<S>): (hash: Hex, state: S) => void {
  const [sent, setSent] = useState<{ readonly hash: Hex; readonly state: S }>()
  const hasReverted = useTxOutcome(sent?.hash) === 'failed'
  useEffect(() => {
    if (hasReverted && sent !== undefined) dispatch({ type: 'reverted', state: sent.state })
  }, [hasReverted, sent, dispatch])
  return (hash, state) => {
    dispatch({ type: 'sent', state })
    setSent({ hash, state })
  }
}
