import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { type BlockPace, blockPace } from '@/domain/vault/model/blockPace'
import { useBlockTime } from '@/hooks/useBlockTime'

/** The pace of blocks that yearly rates assume; referentially stable until a measurement changes it. */
export function useBlockPace(): BlockPace {
  const measuredSec = useBlockTime()
  return useMemo(() => blockPace(getDeployment().defaultBlockTimeSec, measuredSec), [measuredSec])
}
