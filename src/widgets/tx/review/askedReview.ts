import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { askedReview, type ReviewAnswer } from './reviewStore'

/** Fetches the sheet's code. @throws where it cannot be had */
export const loadReviewSheet = () => import('./ReviewSheet')

/**
 * Shows what a transaction does, before the wallet opens.
 * @returns the user's word
 * @throws where the sheet's code cannot be had: what cannot be shown is not sent
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
