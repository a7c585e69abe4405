import { useState } from 'react'
import { readDestination, type Destination } from '../model/destination'
import { useKnownAddresses } from './useKnownAddresses'

export interface DestinationField {
  readonly typed: string
  readonly type: (typed: string) => void
  readonly destination: Destination
  readonly isLookalikeAccepted: boolean
  readonly acceptLookalike: (isAccepted: boolean) => void
}

export function useDestination(): DestinationField {
  const known = useKnownAddresses()
  const [typed, setTyped] = useState('')
  // An acceptance is of one address: another has to be compared anew.
  const [acceptedText, setAcceptedText] = useState<string>()
  return {
    typed,
    type: setTyped,
    destination: readDestination(typed, known),
    isLookalikeAccepted: acceptedText === typed,
    acceptLookalike: (isAccepted) => setAcceptedText(isAccepted ? typed : undefined),
  }
}
