import { useMemo } from 'react'
import { type Concentration, concentrationOf } from '@/domain/exchange-info/model/concentration'
import { usePoolHolders } from '@/domain/exchange-info/usePoolHolders'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { getLpContracts } from './lpHolders'

/** How a pool's liquidity is spread; undefined for a pool that is not indexed, or has no LP tokens. */
export function useConcentration(pool: Address): Loadable<Concentration | undefined> {
  const holders = usePoolHolders(pool)
  return useMemo(() => {
    const isKnownContract = (address: Address) => getLpContracts().has(address.toLowerCase())
    return mapLoadable(holders, (found) => found && concentrationOf(found, isKnownContract))
  }, [holders])
}
