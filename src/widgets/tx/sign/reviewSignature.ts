import { expectReviewable } from '@/chain/tx/signRequest'
import { askedSignature, type SignOrder } from './signStore'

/** Fetches the sheet's code. @throws where it cannot be had */
export const loadSignSheet = () => import('./SignSheet')

/**
 * Shows what a message says and allows, before the wallet opens.
 * @returns whether the user confirmed it
 * @throws where the sheet's code cannot be had or the message is too long for it: what cannot be shown is not signed
 */
export async function reviewSignature(order: SignOrder): Promise<boolean> {
  expectReviewable(order.request)
  await loadSignSheet()
  askedSignature.getSnapshot()?.answer(false)
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      askedSignature.set(undefined)
      resolve(isConfirmed)
    }
    askedSignature.set({ order, answer })
  })
}
