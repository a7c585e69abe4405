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
  /** Results for the debounced text (200 ms). */
  readonly results: readonly Currency[]
  /** On-chain status of a typed address that is not listed. */
  readonly address: TokenAddressStatus
  /** The currency that Enter chooses; undefined if none. */
  readonly choose: () => Currency | undefined
}

/** Search for texts that are not addresses; must be a stable function. */
export type TokenFinder = (text: string) => readonly Currency[]

/** Search of the token selector. @param directory looked up before the chain */
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
    // Enter may precede the debounce, so it searches the current text.
    choose: () => enterChoice(text === settled ? results : resultsOf(text), getNativeCurrency(), text),
  }
}
