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
   * The pools that the account may be in: those that it added to from here or imported, those that somebody names, and
   * those of the tokens of this network, and of its own additions, with the exchange's base tokens. A list's tokens would
   * be thousands.
   */
  readonly couples: readonly TokenCouple[]
  /** Others, which its own logs tell: they take longer, and nothing waits for them. */
  readonly found: readonly TokenCouple[]
  /** The logs could not be read. */
  readonly hasSearchFailed: boolean
  /** The first block of the logs that were read; undefined while or where there are none. */
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
