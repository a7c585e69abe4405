import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useTransactions } from '@/hooks/useTransactions'
import { pendingReview } from './review/reviewStore'
import { pendingSignature } from './sign/signStore'

const TransactionToasts = lazy(async () => ({ default: (await import('./TransactionToasts')).TransactionToasts }))
const SignSheet = lazy(async () => ({ default: (await import('./sign/SignSheet')).SignSheet }))
const ReviewSheet = lazy(async () => ({ default: (await import('./review/ReviewSheet')).ReviewSheet }))

/** Review sheets and outcome toasts for all pages, mounted once and loaded with the first transaction. */
export function TransactionsUpdater() {
  const { recent } = useTransactions()
  const review = useSyncExternalStore(pendingReview.subscribe, pendingReview.getSnapshot)
  const signature = useSyncExternalStore(pendingSignature.subscribe, pendingSignature.getSnapshot)
  const [openedAt] = useState(() => Date.now())
  return (
    <Suspense fallback={null}>
      {recent.length > 0 && <TransactionToasts openedAt={openedAt} recent={recent} />}
      {review !== undefined && <ReviewSheet {...review} />}
      {signature !== undefined && <SignSheet {...signature} />}
    </Suspense>
  )
}
