import { assertReviewable } from '@/chain/tx/signRequest'
import { pendingSignature, type SignOrder } from './signStore'

/** Loads the sheet's chunk. @throws if it cannot be fetched */
export const loadSignSheet = () => import('./SignSheet')

/**
 * Shows a message and what it allows before the wallet opens.
 * @returns whether the user confirmed
 * @throws if the chunk cannot be fetched or the message is too long: nothing is signed without a review
 */
export async function reviewSignature(order: SignOrder): Promise<boolean> {
  assertReviewable(order.request)
  await loadSignSheet()
  pendingSignature.getSnapshot()?.answer(false)
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      pendingSignature.set(undefined)
      resolve(isConfirmed)
    }
    pendingSignature.set({ order, answer })
  })
}
