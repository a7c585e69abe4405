import { shallowEqual } from 'react-redux'
import { type Phase, phaseAt, type Schedule } from '@/lib/schedule'
import { useAppSelector } from './storeHooks'

/**
 * The phase of a schedule in Unix seconds at the latest block; undefined before the first block. Re-renders when the
 * phase changes.
 */
export function useSchedule(schedule: Schedule): Phase | undefined {
  return useAppSelector(({ block: { latest } }) => latest && phaseAt(schedule, latest.timestampSec), shallowEqual)
}
