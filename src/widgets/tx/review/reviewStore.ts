import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { createExternalStore } from '@/lib/externalStore'

export type ReviewAnswer =
  /** `request` to send; `isForced` if the user was warned that it would revert. */
  | { readonly status: 'confirmed'; readonly request: AnyTxRequest; readonly isForced: boolean }
  | { readonly status: 'cancelled' }

export interface PendingReview {
  readonly request: AnyTxRequest
  /** Number of times it will be sent. */
  readonly times: number
  readonly answer: (answer: ReviewAnswer) => void
}

/** The transaction under review; there is one sheet. */
export const pendingReview = createExternalStore<PendingReview | undefined>(undefined)
