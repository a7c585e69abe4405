import { formatAmount, formatDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { type CompoundEvery, gainedWei } from '@/lib/roi'
import type { RoiAssumption, RoiRate, RoiTerms } from '../roiLines'

const ONE = new Decimal(1)
const SIGNIFICANT = 6
const DAYS_PER_YEAR = 365

/** The rate behind the gain, with the default of `RoiTerms.rate`. */
export function rateOf({ rate, gain }: Pick<RoiTerms, 'rate' | 'gain'>): RoiRate {
  return rate ?? { ratePerDay: gain(1, 'never'), kept: ONE }
}

/** APR before fees, 1 = 100 %. */
export function aprOf({ ratePerDay }: RoiRate): Decimal {
  return ratePerDay.times(DAYS_PER_YEAR)
}

/** APY after fees on rewards, 1 = 100 %; undefined where nothing is compounded. */
export function apyOf(terms: Pick<RoiTerms, 'rate' | 'gain'>, every: CompoundEvery): Decimal | undefined {
  const isCompounded = every !== 'never' || terms.rate?.compoundsPerDay !== undefined
  return isCompounded ? terms.gain(DAYS_PER_YEAR, every) : undefined
}

/** A rate in per cent with as many digits as a formula needs. */
export function exactPercent(rate: Decimal, locale: string): string {
  return `${formatDecimal(rate.times(100), { significant: SIGNIFICANT, locale })}\u00a0%`
}

/** The formula of the gain with its numbers, left to right in every language. */
export function formulaText(
  terms: Pick<RoiTerms, 'symbol' | 'decimals' | 'gain' | 'feeOf' | 'rate'>,
  { amountWei, days, every }: RoiAssumption,
  locale: string,
): string {
  const amountOf = (wei: bigint) => formatAmount(wei, terms.decimals, { significant: SIGNIFICANT, locale })
  const feeWei = terms.feeOf(amountWei)
  const growth = growthText(rateOf(terms), days, every, locale)
  const earned =
    feeWei === 0n
      ? `${amountOf(amountWei)} × ${growth}`
      : `(${amountOf(amountWei)} − ${amountOf(feeWei)}) × ${growth} − ${amountOf(feeWei)}`
  return `${earned} ≈ ${amountOf(gainedWei(amountWei, feeWei, terms.gain(days, every)))} ${terms.symbol}`
}

/** The gain on 1, as `lib/roi` and `lib/autoCompound` compute it. */
function growthText(rate: RoiRate, days: number, every: CompoundEvery, locale: string): string {
  const perDay = exactPercent(rate.ratePerDay, locale)
  const count = (value: number) => formatDecimal(new Decimal(value), { locale })
  const kept = rate.kept.eq(ONE) ? '' : ` × ${exactPercent(rate.kept, locale)}`
  if (rate.compoundsPerDay !== undefined) {
    const perCompound = rate.compoundsPerDay === 1 ? '' : ` ÷ ${count(rate.compoundsPerDay)}`
    const compounds = new Decimal(rate.compoundsPerDay).times(days)
    return `((1 + ${perDay}${kept}${perCompound})^${formatDecimal(compounds, { locale })} − 1)`
  }
  if (every === 'never' || days < every) return `${perDay} × ${count(days)}${kept}`
  const over = (span: number) => `(1 + ${perDay}${span === 1 ? '' : ` × ${count(span)}`})`
  const rest = days % every
  const compounded = `${over(every)}^${count(Math.floor(days / every))}`
  return `(${compounded}${rest === 0 ? '' : ` × ${over(rest)}`} − 1)${kept}`
}
