import { useMemo } from 'react'
import { exchange } from '@/domain/pair/exchange'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { candidateCouples } from '../model/candidates'
import type { TokenCouple } from '../model/userPairs'
import { useUserPairs } from './useUserPairs'

/**
 * The pools that the account may be in: those that it imported, those that somebody names, and those of the tokens of
 * this network, and of its own additions, with the exchange's base tokens. A list's tokens would be thousands.
 */
export function useCandidates({ byAddress }: TokenDirectory): readonly TokenCouple[] {
  const { couples: imported } = useUserPairs()
  return useMemo(() => {
    const listed = [...byAddress.values()]
    return candidateCouples({
      imported,
      pairs: listed.flatMap(({ pair }) => (pair === undefined ? [] : [pair])),
      tokens: listed.flatMap(({ address, pair, source }) => (pair === undefined && (source === undefined || source.kind === 'deployment') ? [address] : [])),
      bases: exchange?.baseTokens.map(({ address }) => address) ?? [],
    })
  }, [byAddress, imported])
}
