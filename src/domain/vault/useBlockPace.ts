import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useBlockTime } from '@/hooks/useBlockTime'
import { type BlockPace, blockPace } from './model/blockPace'

/** The pace of blocks that yearly rates assume; referentially stable until a measurement changes it. */
export function useBlockPace(): BlockPace {
  const measuredSec = useBlockTime()
  return useMemo(() => blockPace(getDeployment().defaultBlockTimeSec, measuredSec), [measuredSec])
}
