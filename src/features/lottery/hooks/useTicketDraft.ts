import { useCallback, useState } from 'react'
import type { Hex } from '@/lib/hex'
import { useSentInput } from '@/widgets/tx/useSentInput'
import { EMPTY_DRAFT, type TicketDraft } from '../model/ticketDraft'

export interface DraftField {
  readonly draft: TicketDraft
  readonly change: (draft: TicketDraft) => void
  /** Empties the draft once its purchase is sent; a revert restores it. */
  readonly markSent: (hash: Hex) => void
}

/** The tickets to buy: kept where the dialog is closed, restored where their purchase fails on the chain. */
export function useTicketDraft(): DraftField {
  const [draft, change] = useState(EMPTY_DRAFT)
  const restore = useCallback(
    // What was typed since then stays.
    (sent: TicketDraft) => change((now) => (now.countText === '' ? sent : now)),
    [],
  )
  const purchase = useSentInput(restore)
  return {
    draft,
    change,
    markSent: (hash) => {
      purchase.markSent(hash, draft)
      change((now) => (now === draft ? EMPTY_DRAFT : now))
    },
  }
}
