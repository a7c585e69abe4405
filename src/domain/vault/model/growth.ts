import { Decimal } from '@/lib/decimal'
import { type CompoundEvery, gainOfRate } from '@/lib/roi'

const DAYS_PER_YEAR = 365
const SECONDS_PER_DAY = 86_400
const ONE = new Decimal(1)
const ZERO = new Decimal(0)
/** The share of the yield left after the performance fee. */
export const PERFORMANCE_FEE_FACTOR = new Decimal('0.8')
/** Ferro's rewards are locked, and leaving early costs 20 %. */
const FERRO_FACTOR = new Decimal('0.8')
/** Per-block lending rates are shown 2 % lower. */
const BLOCK_LENDING_HAIRCUT = new Decimal('0.98')
const RATE_SCALE = new Decimal(10).pow(18)
const BPS = 10_000

/** How the share price grows: by a daily compounded rate, of which a part is kept after fees. */
export interface Growth {
  /** 0.001 = 0.1 % a day. */
  readonly ratePerDay: Decimal
  readonly kept: Decimal
}

/** The gain of a share over some days, 1 = 100 %. */
export function gainOver({ ratePerDay, kept }: Growth, days: number, every: CompoundEvery = 1): Decimal {
  return gainOfRate(ratePerDay, days, every).times(kept)
}

/** A year's gain, compounded on each of 365 days. */
export function yearlyGain(growth: Growth): Decimal {
  return gainOver(growth, DAYS_PER_YEAR)
}

/** The APY of the source, before the performance fee. */
export function sourceApy({ ratePerDay, kept }: Growth): Decimal {
  return yearlyGain({ ratePerDay, kept: kept.div(PERFORMANCE_FEE_FACTOR) })
}

/** Growth by farm rewards. @param apr total, 1 = 100 % */
export function farmGrowth(apr: Decimal): Growth {
  return { ratePerDay: apr.div(DAYS_PER_YEAR), kept: PERFORMANCE_FEE_FACTOR }
}

/** Growth by Ferro's rewards: the APR is scaled by the performance fee and the penalty for leaving early. */
export function ferroGrowth(apr: Decimal): Growth {
  return { ratePerDay: ferroApr(apr).div(DAYS_PER_YEAR), kept: ONE }
}

function ferroApr(apr: Decimal): Decimal {
  return apr.times(FERRO_FACTOR).times(PERFORMANCE_FEE_FACTOR)
}

/** Growth by a per-block lending rate. @param rate scaled by 1e18 */
export function blockLendingGrowth(rate: bigint, blocksPerDay: Decimal): Growth {
  return { ratePerDay: scaledRate(rate).times(blocksPerDay), kept: PERFORMANCE_FEE_FACTOR.times(BLOCK_LENDING_HAIRCUT) }
}

/** Growth by a per-second lending rate. @param rate scaled by 1e18 */
export function timestampLendingGrowth(rate: bigint): Growth {
  return { ratePerDay: scaledRate(rate).times(SECONDS_PER_DAY), kept: PERFORMANCE_FEE_FACTOR }
}

interface InterestFacts {
  /** Borrow rate per second, scaled by 1e18. */
  readonly borrowRate: Decimal
  /** Utilization, 0 to 1. */
  readonly utilization: Decimal
  /** Reserve factor in basis points. */
  readonly reserveBps: bigint
}

/** Growth of a lending vault by its borrow rate: borrow rate times utilization, less the reserve factor. */
export function interestGrowth({ borrowRate, utilization, reserveBps }: InterestFacts): Growth {
  const suppliersPart = ONE.minus(new Decimal(reserveBps.toString()).div(BPS))
  const rate = borrowRate.div(RATE_SCALE).times(SECONDS_PER_DAY).times(utilization).times(suppliersPart)
  return { ratePerDay: rate, kept: PERFORMANCE_FEE_FACTOR }
}

/** Growth by a staking APR from a subgraph, 1 = 100 %. */
export function stakingGrowth(apr: Decimal): Growth {
  return { ratePerDay: apr.div(DAYS_PER_YEAR), kept: PERFORMANCE_FEE_FACTOR }
}

/** A simple yearly rate over some days. */
export function simpleGain(apr: Decimal, days: number): Decimal {
  return gainOfRate(apr, days, 'never').div(DAYS_PER_YEAR)
}

/** The yield of the first year after the deposit fee; negative if the fee is not earned back. */
export function firstYearYield(apy: Decimal, depositFeeBps: bigint): Decimal {
  const kept = ONE.minus(new Decimal(depositFeeBps.toString()).div(BPS))
  return ONE.plus(apy).times(kept).minus(ONE)
}

function scaledRate(rate: bigint): Decimal {
  return rate > 0n ? new Decimal(rate.toString()).div(RATE_SCALE) : ZERO
}
