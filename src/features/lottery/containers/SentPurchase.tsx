import { useEffect } from 'react'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Hex } from '@/lib/hex'

interface SentPurchaseProps {
  readonly hash: Hex
  readonly onFailed: () => void
}

/** Follows a purchase, also while the dialog is closed. Apart, so that the page's first load has nothing of transactions. */
export function SentPurchase({ hash, onFailed }: SentPurchaseProps) {
  const hasFailed = useTxOutcome(hash) === 'failed'
  useEffect(() => {
    if (hasFailed) onFailed()
  }, [hasFailed, onFailed])
  return null
}
