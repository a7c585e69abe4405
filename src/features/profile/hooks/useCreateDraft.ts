import { useState } from 'react'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { readStored, removeStored, writeStored } from '@/platform/storage'
import { type CreateDraft, restoreDraft } from '../model/createDraft'

export interface CreateDraftField {
  readonly draft: CreateDraft
  readonly change: (part: CreateDraft) => void
}

const keyOf = (account: Address) => `profileDraft/${getDeployment().chainId}/${account.toLowerCase()}`

/** What an account has chosen for its profile, kept in the browser until the profile exists. */
export function useCreateDraft(account: Address): CreateDraftField {
  const [draft, setDraft] = useState<CreateDraft>(() => readStored(keyOf(account), restoreDraft) ?? {})
  return {
    draft,
    change: (part) => {
      const next = { ...draft, ...part }
      setDraft(next)
      writeStored(keyOf(account), next)
    },
  }
}

/** Forgets what an account had chosen. */
export function removeDraft(account: Address): void {
  removeStored(keyOf(account))
}
