import type { SwapTerms } from '@/domain/trade/swapTx'

/** Who swaps what for what, and how much worse it may end; the deadline is set when it is sent. */
export interface SwapParties extends Omit<SwapTerms, 'isFeeOnTransfer' | 'deadlineSec'> {
  /** The name that the recipient was found by. */
  readonly recipientName?: string | undefined
}
