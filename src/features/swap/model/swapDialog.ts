import type { ChainError } from '@/chain/tx/chainError'
import type { Trade } from '@/domain/trade/trade'
import type { Address, Hex } from '@/lib/hex'

/** Why a swap was not sent. 'recipientMoved': its recipient's name leads to another address than the one that was shown. */
export type SwapFailure = ChainError | 'recipientMoved'

/** What the user said yes to. */
interface Agreement {
  /** The last trade that they agreed to; a worse one must be accepted first. */
  readonly agreed: Trade
  readonly recipient: Address
}

/** The way of one swap from the first look to the chain. */
export type SwapDialog =
  | { readonly step: 'closed' }
  /** The user looks at it. */
  | (Agreement & { readonly step: 'review'; readonly isRejected: boolean })
  /** The wallet is open. */
  | (Agreement & { readonly step: 'sending' })
  | (Agreement & { readonly step: 'failed'; readonly error: SwapFailure })
  /** What the form held is kept: it is emptied when the swap has succeeded. */
  | (Agreement & { readonly step: 'sent'; readonly hash: Hex })

export type SwapDialogAction =
  | { readonly type: 'opened'; readonly trade: Trade; readonly recipient: Address }
  | { readonly type: 'accepted'; readonly trade: Trade }
  | { readonly type: 'sending'; readonly trade: Trade; readonly recipient: Address }
  | { readonly type: 'rejected' }
  | { readonly type: 'failed'; readonly error: SwapFailure }
  | { readonly type: 'sent'; readonly hash: Hex }
  | { readonly type: 'closed' }

export const CLOSED: SwapDialog = { step: 'closed' }

export function reduceSwapDialog(dialog: SwapDialog, action: SwapDialogAction): SwapDialog {
  switch (action.type) {
    case 'opened':
      return { step: 'review', agreed: action.trade, recipient: action.recipient, isRejected: false }
    case 'accepted':
      return dialog.step === 'review' ? { ...dialog, agreed: action.trade } : dialog
    case 'sending':
      return { step: 'sending', agreed: action.trade, recipient: action.recipient }
    // Closed while the wallet was open: how it ends is told by a toast.
    case 'rejected':
      return dialog.step === 'sending' ? { ...dialog, step: 'review', isRejected: true } : dialog
    case 'failed':
      return dialog.step === 'sending' ? { ...dialog, step: 'failed', error: action.error } : dialog
    case 'sent':
      return dialog.step === 'sending' ? { ...dialog, step: 'sent', hash: action.hash } : dialog
    case 'closed':
      return CLOSED
  }
}
