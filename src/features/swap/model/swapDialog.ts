import type { ChainError } from '@/chain/chainError'
import type { Trade } from '@/domain/trade/trade'
import type { Hex } from '@/lib/hex'

/** The way of one swap from the first look to the chain. */
export type SwapDialog =
  | { readonly step: 'closed' }
  /** The user looks at it. `agreed` is the last trade that they agreed to; a worse one must be accepted first. */
  | { readonly step: 'review'; readonly agreed: Trade; readonly isRejected: boolean }
  /** The wallet is open. */
  | { readonly step: 'sending'; readonly agreed: Trade }
  | { readonly step: 'failed'; readonly agreed: Trade; readonly error: ChainError }
  /** What the form held is kept: it is emptied when the swap has succeeded. */
  | { readonly step: 'sent'; readonly agreed: Trade; readonly hash: Hex }

export type SwapDialogAction =
  | { readonly type: 'opened'; readonly trade: Trade }
  | { readonly type: 'accepted'; readonly trade: Trade }
  | { readonly type: 'sending'; readonly trade: Trade }
  | { readonly type: 'rejected' }
  | { readonly type: 'failed'; readonly error: ChainError }
  | { readonly type: 'sent'; readonly hash: Hex }
  | { readonly type: 'closed' }

export const CLOSED: SwapDialog = { step: 'closed' }

export function reduceSwapDialog(dialog: SwapDialog, action: SwapDialogAction): SwapDialog {
  switch (action.type) {
    case 'opened':
      return { step: 'review', agreed: action.trade, isRejected: false }
    case 'accepted':
      return dialog.step === 'review' ? { ...dialog, agreed: action.trade } : dialog
    case 'sending':
      return { step: 'sending', agreed: action.trade }
    // Closed while the wallet was open: how it ends is told by a toast.
    case 'rejected':
      return dialog.step === 'sending' ? { step: 'review', agreed: dialog.agreed, isRejected: true } : dialog
    case 'failed':
      return dialog.step === 'sending' ? { step: 'failed', agreed: dialog.agreed, error: action.error } : dialog
    case 'sent':
      return dialog.step === 'sending' ? { step: 'sent', agreed: dialog.agreed, hash: action.hash } : dialog
    case 'closed':
      return CLOSED
  }
}
