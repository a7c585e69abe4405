import { useSearchParams } from 'react-router-dom'
import { useWallet } from '@/hooks/useWallet'
import { readSubject, type Subject } from './readSubject'

/** Query parameter of the address to look at. */
const ADDRESS_PARAM = 'address'

export interface SubjectChoice {
  readonly subject: Subject
  /** What stands in the address of the page. */
  readonly asked: string
  /** An empty text asks for the connected account. */
  readonly ask: (address: string) => void
}

/** Whose account a page shows: the connected one, or any that the address of the page names. */
export function useSubject(): SubjectChoice {
  const [params, setParams] = useSearchParams()
  // Nothing is sent by looking, so the network that the wallet is on does not matter.
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
