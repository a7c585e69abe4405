import { useBlock } from './useBlock'
import { useRefresh } from './useRefresh'

/** The chain's time in Unix seconds, by which contracts open and close; before the first block the machine's. */
export function useNowSec(): number {
  const machineMs = useRefresh('slow')
  return useBlock()?.timestampSec ?? Math.floor(machineMs / 1000)
}
