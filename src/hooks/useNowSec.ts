import { useBlock } from './useBlock'
import { useRefresh } from './useRefresh'

/** Chain time in Unix seconds, which contracts use; the computer's time before the first block. */
export function useNowSec(): number {
  const machineMs = useRefresh('slow')
  return useBlock()?.timestampSec ?? Math.floor(machineMs / 1000)
}
