import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { askedReview, type ReviewAnswer } from './reviewStore'

/** Loads the sheet's chunk. @throws if it cannot be fetched */
export const loadReviewSheet = () => import('./ReviewSheet')

/**
 * Shows the review of a transaction before the wallet opens.
 * @returns the user's decision
 * @throws if the sheet's chunk cannot be fetched: nothing is sent without a review
 */
export async function reviewTx(request: AnyTxRequest, times = 1): Promise<ReviewAnswer> {
  await loadReviewSheet()
  askedReview.getSnapshot()?.answer({ status: 'cancelled' })
  return new Promise((resolve) => {
    const answer = (given: ReviewAnswer) => {
      askedReview.set(undefined)
      resolve(given)
    }
    askedReview.set({ request, times, answer })
  })
}
