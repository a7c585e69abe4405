import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useReading } from '@/hooks/useReading'
import { LOADING, type Loadable, valueOf } from '@/lib/loadable'
import { type StakeWrapperTokens, wrapperRefsReading, wrapperTokensReading } from './stakeWrapper'

/** What never changes is rarely read again. */
const FIXED_OPTIONS = { blocksPerFetch: 100 } as const

/** Tokens, pool and referral fee of the staking wrapper; loading on a network without it. */
export function useStakeWrapperTokens(): Loadable<StakeWrapperTokens> {
  const contract = getDeployment().farms.contracts.stakeWrapper
  const refs = useReading(
    useMemo(() => contract && wrapperRefsReading(contract), [contract]),
    FIXED_OPTIONS,
  )
  const known = valueOf(refs)
  const tokens = useReading(
    useMemo(
      () => (contract !== undefined && known !== undefined ? wrapperTokensReading(contract, known) : undefined),
      [contract, known],
    ),
    FIXED_OPTIONS,
  )
  if (refs.status === 'failed') return refs
  return known === undefined ? LOADING : tokens
}
