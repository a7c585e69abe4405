import { shallowEqual } from 'react-redux'
import { type Phase, phaseAt, type Schedule } from '@/lib/schedule'
import { useAppSelector } from './storeHooks'

/**
 * Where a schedule in Unix seconds stands by the time of the latest block, as its contract has it; undefined before the
 * first block. Renders when the phase changes, not with every block.
 */
export function useSchedule(schedule: Schedule): Phase | undefined {
  return useAppSelector(({ block: { latest } }) => latest && phaseAt(schedule, latest.timestampSec), shallowEqual)
}
