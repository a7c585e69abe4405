import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { type CompoundEvery, gainedWei } from '@/lib/roi'

/** The rate behind a gain, as the calculator shows it with its formula. */
export interface RoiRate {
  /** Before fees; 0.001 = 0.1 % a day. */
  readonly ratePerDay: Decimal
  /**
   * What fees leave of the rewards, 1 = 100 %. They are taken from each compounding of a contract that compounds by
   * itself, otherwise from the whole gain.
   */
  readonly kept: Decimal
  /** Only of a contract that compounds by itself; see `lib/autoCompound`. */
  readonly compoundsPerDay?: number
}

/** What the same stake would earn elsewhere, such as in the vault of a farm's LP. */
export interface RoiComparison {
  /** Translated names of the two places: this one and the other. */
  readonly ownName: string
  readonly name: string
  /** Gain on 1 over a number of days. */
  readonly gain: (days: number) => Decimal
  /** Deposit fee of an amount, base units. */
  readonly feeOf: (amountWei: bigint) => bigint
}

/**
 * Inputs of the ROI calculator.
 * @example A farm: rewards can be compounded by hand, its swap fees are not counted.
 * { symbol: 'DIAL-CRO LP', decimals: 18, gain: (days, every) => gainOfApr(rewardApr, days, every),
 *   isCompounding: true, feeOf: () => 0n, price, paidIn: 'DIAL', feeApr, balanceWei, comparison }
 * @example An automatic vault: it compounds by itself, and takes a fee each time.
 * { symbol: 'DIAL', decimals: 18, gain: (days) => autoCompoundGain(rate, days), rate, isCompounding: false,
 *   feeOf: () => 0n, price, balanceWei }
 */
export interface RoiTerms {
  readonly symbol: string
  readonly decimals: number
  /** Gain on 1 over a number of days; see `lib/roi`. */
  readonly gain: (days: number, every: CompoundEvery) => Decimal
  /** Whether the user can compound, and so chooses how often. */
  readonly isCompounding: boolean
  /** Deposit fee of an amount, base units. */
  readonly feeOf: (amountWei: bigint) => bigint
  /** USD per token; undefined without a price. */
  readonly price: Loadable<Decimal | undefined>
  /** Symbol of the rewards, if they are not paid in the token itself. */
  readonly paidIn?: string | undefined
  /** What `gain` follows; without it the simple rate of a day, without fees on rewards. */
  readonly rate?: RoiRate | undefined
  /** A yearly rate that is earned beside and that `gain` leaves out, such as swap fees, 1 = 100 %. */
  readonly feeApr?: Decimal | undefined
  /** What the account can stake, with what it has staked; undefined without an account, or while unknown. */
  readonly balanceWei?: bigint | undefined
  readonly comparison?: RoiComparison | undefined
}

/** Projected earnings over a number of days. */
export interface RoiLine {
  readonly days: number
  readonly gain: FigureText
  readonly usd: FigureView
  /** Relative to the amount. */
  readonly rate: FigureText
}

/** Inputs that the user can change. */
export interface RoiAssumption {
  readonly amountWei: bigint
  readonly days: number
  readonly every: CompoundEvery
}

/** USD value of an amount. @param wei base units */
export function usdView({ price, decimals }: Pick<RoiTerms, 'price' | 'decimals'>, wei: bigint, locale: string) {
  return figureView(
    mapLoadable(price, (each) => each?.times(toDecimal(wei, decimals))),
    (usd) => usd && formatUsd(usd, locale),
  )
}

export function roiLine(
  terms: Pick<RoiTerms, 'symbol' | 'decimals' | 'gain' | 'feeOf' | 'price'>,
  { amountWei, days, every }: RoiAssumption,
  locale: string,
): RoiLine {
  const wei = gainedWei(amountWei, terms.feeOf(amountWei), terms.gain(days, every))
  const rate = amountWei === 0n ? new Decimal(0) : new Decimal(wei.toString()).div(amountWei.toString())
  return {
    days,
    gain: formatToken(wei, terms.decimals, terms.symbol, locale),
    usd: usdView(terms, wei, locale),
    rate: formatRate(rate, locale),
  }
}
