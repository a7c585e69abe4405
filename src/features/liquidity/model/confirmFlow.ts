import type { ChainError } from '@/chain/tx/chainError'
import type { Hex } from '@/lib/hex'

/** The way of one act from the last look to the chain. */
export type ConfirmFlow<T> =
  | { readonly step: 'closed' }
  | { readonly step: 'review'; readonly act: T; readonly isRejected: boolean }
  /** The wallet is open. */
  | { readonly step: 'sending'; readonly act: T }
  | { readonly step: 'failed'; readonly act: T; readonly error: ChainError }
  | { readonly step: 'sent'; readonly act: T; readonly hash: Hex }

export type ConfirmAction<T> =
  | { readonly type: 'opened'; readonly act: T }
  /** `act`: as it was confirmed. */
  | { readonly type: 'sending'; readonly act: T }
  | { readonly type: 'rejected' }
  | { readonly type: 'failed'; readonly error: ChainError }
  | { readonly type: 'sent'; readonly hash: Hex }
  | { readonly type: 'closed' }

export function reduceConfirmFlow<T>(flow: ConfirmFlow<T>, action: ConfirmAction<T>): ConfirmFlow<T> {
  if (action.type === 'opened') return { step: 'review', act: action.act, isRejected: false }
  if (action.type === 'closed') return { step: 'closed' }
  if (action.type === 'sending')
    return flow.step === 'review' || flow.step === 'failed' ? { step: 'sending', act: action.act } : flow
  // Closed while the wallet was open: how it ends is told by a toast.
  if (flow.step !== 'sending') return flow
  const { act } = flow
  switch (action.type) {
    case 'rejected':
      return { step: 'review', act, isRejected: true }
    case 'failed':
      return { step: 'failed', act, error: action.error }
    case 'sent':
      return { step: 'sent', act, hash: action.hash }
  }
}
