import { useAppSelector } from '@/hooks/storeHooks'
import { useBlock } from '@/hooks/useBlock'
import { useBlockTime } from '@/hooks/useBlockTime'
import { useRefresh } from '@/hooks/useRefresh'
import { type Moment, secondsUntil } from '@/lib/countdown'

/** Below this, a countdown shows seconds. */
const NEAR_SEC = 3_600

/**
 * Seconds until a moment in chain time, updated each second in the last hour and each minute before; undefined while
 * unknown.
 */
export function useSecondsUntil(moment: Moment): number | undefined {
  const block = useBlock()
  const arrivedMs = useAppSelector((state) => state.block.latestAtMs)
  const blockTimeSec = useBlockTime('block' in moment)
  const atBlock = block && secondsUntil(moment, { block, sinceSec: 0, blockTimeSec })
  const nowMs = useRefresh(atBlock !== undefined && atBlock > 0 && atBlock <= NEAR_SEC ? 'second' : 'slow')
  return block && secondsUntil(moment, { block, sinceSec: (nowMs - (arrivedMs ?? nowMs)) / 1000, blockTimeSec })
}
