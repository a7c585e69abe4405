import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { createExternalStore } from '@/lib/externalStore'

export type ReviewAnswer =
  /** `request` as it is to be sent; `isForced` where the user was told that it would revert. */
  | { readonly status: 'confirmed'; readonly request: AnyTxRequest; readonly isForced: boolean }
  | { readonly status: 'cancelled' }

export interface AskedReview {
  readonly request: AnyTxRequest
  /** How often it is to be sent. */
  readonly times: number
  readonly answer: (answer: ReviewAnswer) => void
}

/** The transaction that waits for the user's word; there is one sheet. */
export const askedReview = createExternalStore<AskedReview | undefined>(undefined)
