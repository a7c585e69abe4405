import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useBlockTime } from '@/hooks/useBlockTime'
import { blockPace } from './model/blockPace'
import { useStakingAprs } from './useStakingAprs'
import type { YieldingVault } from './vault'
import type { YieldContext } from './yieldReads'

/** How blocks are counted now, and what subgraphs say of the vaults' sources. Keep `vaults` the same between renders. */
export function useYieldContext(vaults: readonly YieldingVault[]): YieldContext {
  const measuredSec = useBlockTime()
  const stakingAprs = useStakingAprs(vaults)
  return useMemo(
    () => ({ pace: blockPace(getDeployment().defaultBlockTimeSec, measuredSec), stakingAprs }),
    [measuredSec, stakingAprs],
  )
}
