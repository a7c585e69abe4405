import { useSearchParams } from 'react-router-dom'
import { ADDRESS_PARAM } from '@/config/routes'
import { useWallet } from '@/hooks/useWallet'
import { readSubject, type Subject } from './readSubject'

export interface SubjectChoice {
  readonly subject: Subject
  /** Address in the URL. */
  readonly asked: string
  /** An empty text means the connected account. */
  readonly ask: (address: string) => void
}

/** The account that a page shows: the one in the URL, otherwise the connected one. */
export function useSubject(): SubjectChoice {
  const [params, setParams] = useSearchParams()
  // Viewing does not depend on the wallet's network.
  const { account } = useWallet()
  const asked = params.get(ADDRESS_PARAM)
  return {
    subject: readSubject(asked, account),
    asked: asked ?? '',
    ask: (address) =>
      setParams((before) => {
        const after = new URLSearchParams(before)
        if (address === '') after.delete(ADDRESS_PARAM)
        else after.set(ADDRESS_PARAM, address)
        return after
      }),
  }
}
