import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { type CompoundEvery, gainedWei } from '@/lib/roi'

/** What a stake earns by. */
export interface RoiTerms {
  readonly symbol: string
  readonly decimals: number
  /** On 1 in some days; see `lib/roi`. */
  readonly gain: (days: number, every: CompoundEvery) => Decimal
  /** Whether rewards can be put to work again. */
  readonly isCompounding: boolean
  /** What is taken of an amount when it is staked, base units. */
  readonly feeOf: (amountWei: bigint) => bigint
  /** Dollars for one token; undefined without a price. */
  readonly price: Loadable<Decimal | undefined>
}

/** What an amount earns in some days, as plain data. */
export interface RoiLine {
  readonly days: number
  readonly gain: FigureText
  readonly usd: FigureView
  /** Of the amount itself. */
  readonly rate: FigureText
}

/** What of a projection is the user's own to say. */
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
