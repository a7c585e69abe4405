import { Decimal } from './decimal'

const ONE = new Decimal(1)
const DAYS_PER_YEAR = 365

/** Whole days between two compounds; 'never' if rewards are paid out. */
export type CompoundEvery = number | 'never'

/**
 * The gain on 1 at a daily rate. Compounded every n days it is (1 + r·n)^⌊d/n⌋ · (1 + r·(d mod n)) − 1, the compound
 * interest formula (investor.gov, 'Compound Interest Calculator'); paid out it is r·d. Exact to the places of
 * `Decimal`.
 * @param ratePerDay 0.001 = 0.1 % a day, such as an APR divided by 365
 * @param days whole days
 */
export function gainOfRate(ratePerDay: Decimal, days: number, every: CompoundEvery): Decimal {
  if (every === 'never') return ratePerDay.times(days)
  const intervals = Math.floor(days / every)
  const rest = days % every
  const compounded = ONE.plus(ratePerDay.times(every)).pow(intervals)
  return (rest === 0 ? compounded : compounded.times(ONE.plus(ratePerDay.times(rest)))).minus(ONE)
}

/** The gain on 1 at a yearly rate without compounding, see `gainOfRate`. @param apr 1 = 100 % */
export function gainOfApr(apr: Decimal, days: number, every: CompoundEvery): Decimal {
  return gainOfRate(apr.div(DAYS_PER_YEAR), days, every)
}

/**
 * The gain in base units, rounded down; negative while the fee is not earned back.
 * @param gain on 1, see `gainOfRate`
 * @param feeWei deducted from the amount before it earns
 */
export function gainedWei(amountWei: bigint, feeWei: bigint, gain: Decimal): bigint {
  const earning = new Decimal((amountWei - feeWei).toString())
  return BigInt(earning.times(gain.plus(ONE)).minus(amountWei.toString()).toFixed(0, Decimal.ROUND_FLOOR))
}
