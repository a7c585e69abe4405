import type { ChainError } from '@/chain/tx/chainError'
import type { SendResult } from '@/hooks/useSendTx'
import type { Hex } from '@/lib/hex'

/**
 * A dialog that reviews a transaction, sends it and follows it. `act` is what the user agreed to last: what is shown is
 * compared with it. `E` are reasons of the form's own for not sending it.
 */
export type ConfirmFlow<T, E = never> =
  | { readonly step: 'closed' }
  | { readonly step: 'review'; readonly act: T; readonly isRejected: boolean }
  /** The wallet is open, or the transaction is being prepared for it. */
  | { readonly step: 'sending'; readonly act: T }
  | { readonly step: 'failed'; readonly act: T; readonly error: ChainError | E }
  | { readonly step: 'sent'; readonly act: T; readonly hash: Hex }

export type ConfirmAction<T, E = never> =
  | { readonly type: 'opened'; readonly act: T }
  /** The user accepted a worse outcome. */
  | { readonly type: 'accepted'; readonly act: T }
  /** From the review, or without one where the user skips it. */
  | { readonly type: 'sending'; readonly act: T }
  | { readonly type: 'refused'; readonly error: ChainError | E }
  | { readonly type: 'settled'; readonly result: SendResult }
  | { readonly type: 'closed' }

export function reduceConfirmFlow<T, E = never>(
  flow: ConfirmFlow<T, E>,
  action: ConfirmAction<T, E>,
): ConfirmFlow<T, E> {
  switch (action.type) {
    case 'opened':
      return { step: 'review', act: action.act, isRejected: false }
    case 'accepted':
      return flow.step === 'review' ? { ...flow, act: action.act } : flow
    case 'sending':
      return { step: 'sending', act: action.act }
    case 'closed':
      return { step: 'closed' }
    // A dialog that was closed while the wallet was open stays closed: a toast tells how it ends.
    case 'refused':
      return flow.step === 'sending' ? { step: 'failed', act: flow.act, error: action.error } : flow
    case 'settled':
      return flow.step === 'sending' ? settled(flow.act, action.result) : flow
  }
}

function settled<T, E>(act: T, result: SendResult): ConfirmFlow<T, E> {
  switch (result.status) {
    case 'sent':
      return { step: 'sent', act, hash: result.hash }
    case 'rejected':
      return { step: 'review', act, isRejected: true }
    case 'failed':
      return { step: 'failed', act, error: result.error }
  }
}
