/** CRO that is locked until a time, for a fixed reward. Amounts in base units, times in Unix seconds. */
export interface CroLock {
  readonly tokenId: bigint
  readonly croAmount: bigint
  /** Yearly rate, scaled by 1e18. */
  readonly apr: bigint
  /** Paid on top of `croAmount` at the unlock. */
  readonly reward: bigint
  readonly startTime: bigint
  readonly unlockEndTime: bigint
}

/** From its unlock time on a lock can be withdrawn. */
export function isUnlocked(lock: Pick<CroLock, 'unlockEndTime'>, nowSec: number): boolean {
  return BigInt(nowSec) >= lock.unlockEndTime
}
