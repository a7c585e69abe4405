import type { TxText } from '@/chain/tx/txRequest'
import type { ReviewBlock } from './reviewState'

/** State of the confirm button. */
export interface ConfirmState {
  readonly isBusy: boolean
  /** Why it is disabled. */
  readonly reason: TxText | undefined
}

const REASONS: Readonly<Record<ReviewBlock['kind'], TxText | undefined>> = {
  refused: { key: 'tx.review.cannot' },
  unread: { key: 'tx.review.unchecked' },
  reverts: { key: 'tx.review.cannot' },
  changed: { key: 'tx.review.changed.first' },
  check: { key: 'tx.review.cannot' },
  checking: { key: 'tx.review.checking' },
  // Told at the box.
  consent: undefined,
}

export function confirmState(block: ReviewBlock | undefined, isConfirming: boolean): ConfirmState {
  return { isBusy: isConfirming || block?.kind === 'checking', reason: block && REASONS[block.kind] }
}
