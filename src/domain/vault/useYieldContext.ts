import { useMemo } from 'react'
import { useBlockPace } from './useBlockPace'
import { useStakingAprs } from './useStakingAprs'
import type { YieldingVault } from './vault'
import type { YieldContext } from './yieldReads'

/** The block pace and staking APRs that yields depend on. `vaults` must be referentially stable. */
export function useYieldContext(vaults: readonly YieldingVault[]): YieldContext {
  const pace = useBlockPace()
  const stakingAprs = useStakingAprs(vaults)
  return useMemo(() => ({ pace, stakingAprs }), [pace, stakingAprs])
}
