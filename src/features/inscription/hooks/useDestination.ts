import { useState } from 'react'
import { type AddressRelation, useKnownAddresses } from '@/domain/known-address/useKnownAddresses'
import { type Destination, readDestination } from '../model/destination'

export interface DestinationField {
  readonly typed: string
  readonly type: (typed: string) => void
  readonly destination: Destination
  /** Relation of the user to a valid destination; undefined if there is nothing to show. */
  readonly acquaintance: AddressRelation | undefined
  readonly isLookalikeAccepted: boolean
  readonly acceptLookalike: (isAccepted: boolean) => void
}

export function useDestination(): DestinationField {
  const known = useKnownAddresses()
  const [typed, setTyped] = useState('')
  // The acceptance holds for one address only.
  const [acceptedText, setAcceptedText] = useState<string>()
  const destination = readDestination(typed, known.list)
  return {
    typed,
    type: setTyped,
    destination,
    acquaintance: destination.status === 'valid' ? known.of(destination.address) : undefined,
    isLookalikeAccepted: acceptedText === typed,
    acceptLookalike: (isAccepted) => setAcceptedText(isAccepted ? typed : undefined),
  }
}
