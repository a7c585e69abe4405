import { useState } from 'react'
import { type Recipient, readRecipient } from '@/domain/known-address/recipient'
import { type KnownAddresses, useKnownAddresses } from '@/domain/known-address/useKnownAddresses'
import type { Address } from '@/lib/hex'

export interface RecipientEntry {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly recipient: Recipient
  readonly known: KnownAddresses
  readonly onCompare: (address: Address | undefined) => void
}

/** A typed recipient, and whether it has been compared with the known address that it looks like. */
export function useRecipient(start = ''): RecipientEntry {
  const known = useKnownAddresses()
  const [typed, onType] = useState(start)
  // Of one address: another has to be compared anew.
  const [compared, onCompare] = useState<Address>()
  return { typed, onType, recipient: readRecipient(typed, known, compared), known, onCompare }
}
