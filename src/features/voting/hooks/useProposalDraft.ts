import { useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { readStored, removeStored, writeStored } from '@/platform/storage'
import { EMPTY_DRAFT, type ProposalDraft, restoreProposal } from '../model/proposalForm'

const keyOf = () => `proposalDraft/${getDeployment().chainId}`

export interface ProposalDraftField {
  readonly draft: ProposalDraft
  readonly change: (part: Partial<ProposalDraft>) => void
  readonly clear: () => void
}

/** What was typed for a proposal, kept in the browser until it is published. */
export function useProposalDraft(): ProposalDraftField {
  const [draft, setDraft] = useState<ProposalDraft>(() => readStored(keyOf(), restoreProposal) ?? EMPTY_DRAFT)
  return {
    draft,
    change: (part) => {
      const next = { ...draft, ...part }
      setDraft(next)
      writeStored(keyOf(), next)
    },
    clear: () => {
      setDraft(EMPTY_DRAFT)
      removeStored(keyOf())
    },
  }
}
