import type { CroLock } from '@/domain/lock/lock'
import { Decimal } from '@/lib/decimal'

const YEAR_SEC = 31_536_000
/** Further digits of the APR would only show the rounding of the reward to base units. */
const RATE_PLACES = 10

/** Quote for a deposit. Amounts in base units, time in Unix seconds. */
export interface LockQuote {
  readonly amountWei: bigint
  readonly rewardWei: bigint
  readonly unlockEndTime: bigint
  /** 1 = 100 %. */
  readonly apr: Decimal
}

/**
 * APR of a simulated deposit: (reward over the remaining time, annualized) / deposit.
 * @throws Error if the lock has no duration or deposit
 */
export function lockQuote({ croAmount, reward, startTime, unlockEndTime }: CroLock): LockQuote {
  const remainingSec = unlockEndTime - startTime
  if (remainingSec <= 0n || croAmount <= 0n) throw new Error('No rate can be computed')
  const annualised = new Decimal(reward.toString()).times(YEAR_SEC).div(remainingSec.toString())
  return {
    amountWei: croAmount,
    rewardWei: reward,
    unlockEndTime,
    apr: annualised.div(croAmount.toString()).decimalPlaces(RATE_PLACES),
  }
}
