import { Decimal } from '@/lib/decimal'

const DAYS_PER_YEAR = 365
const SECONDS_PER_DAY = 86_400
const ONE = new Decimal(1)
/** What a farm vault's yield keeps after the performance fee. */
const PERFORMANCE_FEE_FACTOR = new Decimal('0.8')
/** Lending rates by block are shown 2 % lower. */
const BLOCK_LENDING_HAIRCUT = new Decimal('0.98')
const RATE_SCALE = new Decimal(10).pow(18)
const BPS = 10_000

/** A year's yield of a rate a day (0.001 = 0.1 %), compounded each day. */
function compoundDaily(ratePerDay: Decimal): Decimal {
  return ONE.plus(ratePerDay).pow(DAYS_PER_YEAR).minus(ONE)
}

/** APY (1 = 100 %) of an APR that is paid out and reinvested once a day. */
export function apyFromApr(apr: Decimal): Decimal {
  return compoundDaily(apr.div(DAYS_PER_YEAR))
}

/** APY of a vault that compounds a farm's rewards, after its performance fee. */
export function farmVaultApy(apr: Decimal): Decimal {
  return apyFromApr(apr).times(PERFORMANCE_FEE_FACTOR)
}

/** APY of a market whose rate is per block. @param rate scaled by 1e18 */
export function blockLendingApy(rate: bigint, blocksPerDay: Decimal): Decimal {
  const ratePerDay = new Decimal(rate.toString()).div(RATE_SCALE).times(blocksPerDay)
  return compoundDaily(ratePerDay).times(BLOCK_LENDING_HAIRCUT)
}

/** APY of a market whose rate is per second. @param rate scaled by 1e18 */
export function timestampLendingApy(rate: bigint): Decimal {
  return compoundDaily(new Decimal(rate.toString()).div(RATE_SCALE).times(SECONDS_PER_DAY))
}

/** What a year brings on money put in today, once the deposit fee is paid; negative where the fee is not earned back. */
export function firstYearYield(apy: Decimal, depositFeeBps: bigint): Decimal {
  const kept = ONE.minus(new Decimal(depositFeeBps.toString()).div(BPS))
  return ONE.plus(apy).times(kept).minus(ONE)
}
