import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { pendingReview, type ReviewAnswer } from './reviewStore'

/** Loads the sheet's chunk. @throws if it cannot be fetched */
export const loadReviewSheet = () => import('./ReviewSheet')

/**
 * Shows the review of a transaction before the wallet opens.
 * @returns the user's decision
 * @throws if the sheet's chunk cannot be fetched: nothing is sent without a review
 */
export async function reviewTx(request: AnyTxRequest, times = 1): Promise<ReviewAnswer> {
  await loadReviewSheet()
  pendingReview.getSnapshot()?.answer({ status: 'cancelled' })
  return new Promise((resolve) => {
    const answer = (given: ReviewAnswer) => {
      pendingReview.set(undefined)
      resolve(given)
    }
    pendingReview.set({ request, times, answer })
  })
}
