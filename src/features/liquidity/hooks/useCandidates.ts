import { useMemo } from 'react'
import { getExchange } from '@/domain/pair/exchange'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import type { Address } from '@/lib/hex'
import { candidateCouples } from '../model/candidates'
import type { TokenCouple } from '../model/userPairs'
import { useFoundPools } from './useFoundPools'
import { useUserPairs } from './useUserPairs'

export interface Candidates {
  /**
   * Pools that the account may be in: pools it added to or imported, pools of listed LP tokens, and pools of this
   * network's and custom tokens with the base tokens. Tokens of lists are excluded because there may be thousands.
   */
  readonly couples: readonly TokenCouple[]
  /** Further pools, found in the account's logs; loaded in the background. */
  readonly found: readonly TokenCouple[]
  /** The logs could not be read. */
  readonly hasSearchFailed: boolean
  /** First block of the logs read; undefined while loading or if unavailable. */
  readonly searchedFrom: number | undefined
}

export function useCandidates({ byAddress }: TokenDirectory, account: Address | undefined): Candidates {
  const exchange = getExchange()
  const { couples: kept } = useUserPairs()
  const { found, hasFailed, fromBlock } = useFoundPools(account)
  const couples = useMemo(() => {
    const listed = [...byAddress.values()]
    return candidateCouples({
      own: kept,
      pairs: listed.flatMap(({ pair }) => (pair === undefined ? [] : [pair])),
      tokens: listed.flatMap(({ address, pair, source }) =>
        pair === undefined && (source === undefined || source.kind === 'deployment') ? [address] : [],
      ),
      bases: exchange?.baseTokens.map(({ address }) => address) ?? [],
    })
  }, [byAddress, kept, exchange])
  const others = useMemo(() => {
    const known = new Set(couples.map((couple) => couple.join()))
    return [...new Map(found.map((couple) => [couple.join(), couple])).values()].filter(
      (couple) => !known.has(couple.join()),
    )
  }, [couples, found])
  return { couples, found: others, hasSearchFailed: hasFailed, searchedFrom: fromBlock }
}
