import type { SwapTerms } from '@/domain/trade/swapTx'

/** Who swaps what for what, and how much worse it may end; the deadline is set when it is sent. */
export type SwapParties = Omit<SwapTerms, 'isFeeOnTransfer' | 'deadlineSec'>
