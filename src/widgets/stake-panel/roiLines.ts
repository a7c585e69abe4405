import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { type CompoundEvery, gainedWei } from '@/lib/roi'

/** Inputs of the ROI calculator. */
export interface RoiTerms {
  readonly symbol: string
  readonly decimals: number
  /** Gain on 1 over a number of days; see `lib/roi`. */
  readonly gain: (days: number, every: CompoundEvery) => Decimal
  /** Whether rewards can be compounded. */
  readonly isCompounding: boolean
  /** Deposit fee of an amount, base units. */
  readonly feeOf: (amountWei: bigint) => bigint
  /** USD per token; undefined without a price. */
  readonly price: Loadable<Decimal | undefined>
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
interface RoiAssumption {
  readonly amountWei: bigint
  readonly days: number
  readonly every: CompoundEvery
}

export function roiLine(
  { symbol, decimals, gain, feeOf, price }: RoiTerms,
  { amountWei, days, every }: RoiAssumption,
  locale: string,
): RoiLine {
  const wei = gainedWei(amountWei, feeOf(amountWei), gain(days, every))
  const rate = amountWei === 0n ? new Decimal(0) : new Decimal(wei.toString()).div(amountWei.toString())
  return {
    days,
    gain: formatToken(wei, decimals, symbol, locale),
    usd: figureView(
      mapLoadable(price, (each) => each?.times(toDecimal(wei, decimals))),
      (usd) => usd && formatUsd(usd, locale),
    ),
    rate: formatRate(rate, locale),
  }
}
