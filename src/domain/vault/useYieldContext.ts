import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useBlockTime } from '@/hooks/useBlockTime'
import { blockPace } from './model/blockPace'
import { useStakingAprs } from './useStakingAprs'
import type { YieldingVault } from './vault'
import type { YieldContext } from './yieldReads'

/** The block pace and staking APRs that yields depend on. `vaults` must be referentially stable. */
export function useYieldContext(vaults: readonly YieldingVault[]): YieldContext {
  const measuredSec = useBlockTime()
  const stakingAprs = useStakingAprs(vaults)
  return useMemo(
    () => ({ pace: blockPace(getDeployment().defaultBlockTimeSec, measuredSec), stakingAprs }),
    [measuredSec, stakingAprs],
  )
}
