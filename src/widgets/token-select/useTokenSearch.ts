import { useMemo, useState } from 'react'
import { type Currency, getNativeCurrency } from '@/domain/token/currency'
import { type TokenAddressStatus, useTokenAddress } from '@/domain/token/useTokenAddress'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { enterChoice } from '@/domain/token-list/model/searchTokens'
import { useDebounced } from '@/hooks/useDebounced'

const DEBOUNCE_MS = 200

export interface TokenSearch {
  readonly text: string
  readonly type: (text: string) => void
  /** Of the text as it was 200 ms ago. */
  readonly results: readonly Currency[]
  /** What the chain says of an address in the text that no list names. */
  readonly address: TokenAddressStatus
  /** What Enter chooses now; undefined where it chooses nothing. */
  readonly choose: () => Currency | undefined
}

/** What a text that is no address finds; keep it the same between renders. */
export type TokenFinder = (text: string) => readonly Currency[]

/** The search of the token selector. @param directory where addresses are looked up before the chain is asked */
export function useTokenSearch({ byAddress }: TokenDirectory, find: TokenFinder): TokenSearch {
  const [text, setText] = useState('')
  const settled = useDebounced(text, DEBOUNCE_MS)
  const resultsOf = useMemo(
    () => (typed: string) => {
      const known = byAddress.get(typed.trim().toLowerCase())
      return known === undefined ? find(typed) : [known]
    },
    [byAddress, find],
  )
  const listed = useMemo(() => resultsOf(settled), [resultsOf, settled])
  const address = useTokenAddress(listed.length === 0 ? settled : '')
  const results = useMemo(() => (address.status === 'exists' ? [address.token] : listed), [address, listed])
  return {
    text,
    type: setText,
    results,
    address,
    // Enter may come before the results of the last key: it asks for those of the text as it stands.
    choose: () => enterChoice(text === settled ? results : resultsOf(text), getNativeCurrency(), text),
  }
}
