import { useMemo } from 'react'
import { getExchange } from '@/domain/pair/exchange'
import type { TokenAddressPair } from '@/domain/pair/userPairs'
import { useUserPairs } from '@/domain/pair/useUserPairs'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import type { Address } from '@/lib/hex'
import { candidateAddressPairs } from '../model/candidates'
import { useFoundPools } from './useFoundPools'

export interface Candidates {
  /**
   * Pools that the account may be in: pools it added to or imported, pools of listed LP tokens, and pools of this
   * network's and custom tokens with the base tokens. Tokens of lists are excluded because there may be thousands.
   */
  readonly tokenPairs: readonly TokenAddressPair[]
  /** Further pools, found in the account's logs; loaded in the background. */
  readonly found: readonly TokenAddressPair[]
  /** The logs could not be read. */
  readonly hasSearchFailed: boolean
  /** First block of the logs read; undefined while loading or if unavailable. */
  readonly searchedFrom: number | undefined
}

export function useCandidates({ byAddress }: TokenDirectory, account: Address | undefined): Candidates {
  const exchange = getExchange()
  const { tokenPairs: kept } = useUserPairs()
  const { found, hasFailed, fromBlock } = useFoundPools(account)
  const tokenPairs = useMemo(() => {
    const listed = [...byAddress.values()]
    return candidateAddressPairs({
      own: kept,
      pairs: listed.flatMap(({ pair }) => (pair === undefined ? [] : [pair])),
      tokens: listed.flatMap(({ address, pair, source }) =>
        pair === undefined && (source === undefined || source.kind === 'deployment') ? [address] : [],
      ),
      bases: exchange?.baseTokens.map(({ address }) => address) ?? [],
    })
  }, [byAddress, kept, exchange])
  const others = useMemo(() => {
    const known = new Set(tokenPairs.map((tokenPair) => tokenPair.join()))
    return [...new Map(found.map((tokenPair) => [tokenPair.join(), tokenPair])).values()].filter(
      (tokenPair) => !known.has(tokenPair.join()),
    )
  }, [tokenPairs, found])
  return { tokenPairs, found: others, hasSearchFailed: hasFailed, searchedFrom: fromBlock }
}
