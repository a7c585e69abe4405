import { useCallback, useState } from 'react'
import type { Hex } from '@/lib/hex'
import { EMPTY_DRAFT, type TicketDraft } from '../model/ticketDraft'

export interface DraftField {
  readonly draft: TicketDraft
  readonly change: (draft: TicketDraft) => void
  /** Empties the draft once its purchase is sent. */
  readonly markSent: (hash: Hex) => void
  /** The last purchase; undefined before one, and after it has failed. */
  readonly sentHash: Hex | undefined
  /** Restores the draft of the last purchase, which has failed on the chain. */
  readonly restore: () => void
}

interface Sent {
  readonly hash: Hex
  readonly draft: TicketDraft
}

/** The tickets to buy: kept where the dialog is closed, restored where their purchase fails. */
export function useTicketDraft(): DraftField {
  const [draft, change] = useState(EMPTY_DRAFT)
  const [sent, setSent] = useState<Sent>()
  return {
    draft,
    change,
    markSent: (hash) => {
      setSent({ hash, draft })
      change((now) => (now === draft ? EMPTY_DRAFT : now))
    },
    sentHash: sent?.hash,
    restore: useCallback(() => {
      setSent(undefined)
      // What was typed since then stays.
      if (sent !== undefined) change((now) => (now.countText === '' ? sent.draft : now))
    }, [sent]),
  }
}
