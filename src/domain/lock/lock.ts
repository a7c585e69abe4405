import { phaseAt, type Schedule } from '@/lib/schedule'

/** CRO locked for a fixed reward. Amounts in base units, times in Unix seconds. */
export interface CroLock {
  readonly tokenId: bigint
  readonly croAmount: bigint
  /** Yearly rate, scaled by 1e18. */
  readonly apr: bigint
  /** Paid in addition to `croAmount` at the unlock. */
  readonly reward: bigint
  readonly startTime: bigint
  readonly unlockEndTime: bigint
}

/** The locked period, in chain time. */
export function lockSchedule({
  startTime,
  unlockEndTime,
}: Pick<CroLock, 'startTime' | 'unlockEndTime'>): Required<Schedule> {
  return { from: Number(startTime), until: Number(unlockEndTime) }
}

/** Whether a lock can be withdrawn. */
export function isUnlocked(lock: Pick<CroLock, 'startTime' | 'unlockEndTime'>, nowSec: number): boolean {
  return phaseAt(lockSchedule(lock), nowSec).status === 'ended'
}
