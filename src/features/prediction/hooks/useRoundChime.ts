import { useEffect, useRef } from 'react'
import { playChime } from '@/platform/chime'

/** Plays a sound when a round ends and the next one starts. @param epoch the current one; undefined while unknown */
export function useRoundChime(epoch: number | undefined, isOn: boolean): void {
  const known = useRef(epoch)
  useEffect(() => {
    const hasEnded = known.current !== undefined && epoch !== undefined && epoch > known.current
    known.current = epoch
    if (hasEnded && isOn) playChime()
  }, [epoch, isOn])
}
