import { Decimal } from '@/lib/decimal'
import { type CompoundEvery, gainOfRate } from '@/lib/roi'

const DAYS_PER_YEAR = 365
const SECONDS_PER_DAY = 86_400
const ONE = new Decimal(1)
const ZERO = new Decimal(0)
/** What a vault's yield keeps after the performance fee. */
export const PERFORMANCE_FEE_FACTOR = new Decimal('0.8')
/** What is left of Ferro's reward: it is locked, and leaving early costs a part. */
const FERRO_FACTOR = new Decimal('0.8')
/** Lending rates by block are shown 2 % lower. */
const BLOCK_LENDING_HAIRCUT = new Decimal('0.98')
const RATE_SCALE = new Decimal(10).pow(18)
const BPS = 10_000

/** How a share's worth grows: by a rate that is put to work again each day, and of that growth a part. */
export interface Growth {
  /** 0.001 = 0.1 % a day. */
  readonly ratePerDay: Decimal
  readonly kept: Decimal
}

/** What a share gains in some days, 1 = 100 %. */
export function gainOver({ ratePerDay, kept }: Growth, days: number, every: CompoundEvery = 1): Decimal {
  return gainOfRate(ratePerDay, days, every).times(kept)
}

/** A year's gain, compounded on each of 365 days. */
export function yearlyGain(growth: Growth): Decimal {
  return gainOver(growth, DAYS_PER_YEAR)
}

/** The same without the performance fee: what the source itself brings. */
export function sourceApy({ ratePerDay, kept }: Growth): Decimal {
  return yearlyGain({ ratePerDay, kept: kept.div(PERFORMANCE_FEE_FACTOR) })
}

/** A farm's rewards. @param apr of all of them, 1 = 100 % */
export function farmGrowth(apr: Decimal): Growth {
  return { ratePerDay: apr.div(DAYS_PER_YEAR), kept: PERFORMANCE_FEE_FACTOR }
}

/** Ferro's rewards: the APR itself is scaled, by the performance fee and by what leaving early costs. */
export function ferroGrowth(apr: Decimal): Growth {
  return { ratePerDay: ferroApr(apr).div(DAYS_PER_YEAR), kept: ONE }
}

function ferroApr(apr: Decimal): Decimal {
  return apr.times(FERRO_FACTOR).times(PERFORMANCE_FEE_FACTOR)
}

/** A market whose rate is per block. @param rate scaled by 1e18 */
export function blockLendingGrowth(rate: bigint, blocksPerDay: Decimal): Growth {
  return { ratePerDay: scaledRate(rate).times(blocksPerDay), kept: PERFORMANCE_FEE_FACTOR.times(BLOCK_LENDING_HAIRCUT) }
}

/** A market whose rate is per second. @param rate scaled by 1e18 */
export function timestampLendingGrowth(rate: bigint): Growth {
  return { ratePerDay: scaledRate(rate).times(SECONDS_PER_DAY), kept: PERFORMANCE_FEE_FACTOR }
}

interface InterestFacts {
  /** Borrowers' interest of a second, scaled by 1e18. */
  readonly borrowRate: Decimal
  /** The lent part of what suppliers have, 0 to 1. */
  readonly utilization: Decimal
  /** The reserve's part of all interest, of 10,000. */
  readonly reserveBps: bigint
}

/** A lending vault that is asked for its borrowers' rate: suppliers get it on what is lent, less the reserve's part. */
export function interestGrowth({ borrowRate, utilization, reserveBps }: InterestFacts): Growth {
  const suppliersPart = ONE.minus(new Decimal(reserveBps.toString()).div(BPS))
  const rate = borrowRate.div(RATE_SCALE).times(SECONDS_PER_DAY).times(utilization).times(suppliersPart)
  return { ratePerDay: rate, kept: PERFORMANCE_FEE_FACTOR }
}

/** Staking whose APR a subgraph tells, 1 = 100 %. */
export function stakingGrowth(apr: Decimal): Growth {
  return { ratePerDay: apr.div(DAYS_PER_YEAR), kept: PERFORMANCE_FEE_FACTOR }
}

/** A yearly rate that is paid out and not put to work again, over some days. */
export function simpleGain(apr: Decimal, days: number): Decimal {
  return gainOfRate(apr, days, 'never').div(DAYS_PER_YEAR)
}

/** What a year brings on money put in today, once the deposit fee is paid; negative where the fee is not earned back. */
export function firstYearYield(apy: Decimal, depositFeeBps: bigint): Decimal {
  const kept = ONE.minus(new Decimal(depositFeeBps.toString()).div(BPS))
  return ONE.plus(apy).times(kept).minus(ONE)
}

function scaledRate(rate: bigint): Decimal {
  return rate > 0n ? new Decimal(rate.toString()).div(RATE_SCALE) : ZERO
}
