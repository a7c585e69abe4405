import type { ExtraGain } from '@/domain/vault/model/extraRewards'
import { formatAmount } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { Gain, Position } from './position'

/** The figures of a position in a language; undefined where its kind has none. */
export interface PositionFigures {
  readonly amount: FigureView
  readonly value: FigureView | undefined
  readonly earned: FigureView | undefined
  /** What is paid a day in other tokens. */
  readonly extras: FigureView | undefined
  /** 'unknown' where the chain's events do not tell. */
  readonly profit: FigureView | 'unknown' | undefined
}

export function positionFigures(position: Position, locale: string): PositionFigures {
  const { amount, usd, earned, extras, profit, symbol, decimals } = position
  const gainText = (gain: Gain, isSigned: boolean) => writeGain(gain, position, locale, isSigned)
  return {
    amount: figureView(amount, (wei) => formatToken(wei, decimals, symbol, locale)),
    value: usd && figureView(usd, (known) => known && formatUsd(known, locale)),
    earned: earned && figureView(earned, (gain) => gainText(gain, false)),
    extras:
      extras && (valueOf(extras)?.length === 0 ? undefined : figureView(extras, (gains) => extrasText(gains, locale))),
    profit: profit && (isUnknown(profit) ? 'unknown' : figureView(profit, (gain) => gain && gainText(gain, true))),
  }
}

/** What a position's figure is worth, to sort by; undefined where that is not known. */
export function positionUsd(
  { usd, earned, extras, profit }: Position,
  column: Exclude<keyof PositionFigures, 'amount'>,
): Decimal | undefined {
  switch (column) {
    case 'value':
      return usd && valueOf(usd)
    case 'earned':
      return earned && valueOf(earned)?.usd
    case 'profit':
      return profit && valueOf(profit)?.usd
    case 'extras':
      return extras && valueOf(extras)?.reduce((sum, gain) => sum.plus(gain.usd), new Decimal(0))
  }
}

function isUnknown(profit: Loadable<Gain | undefined>): boolean {
  return 'value' in profit && profit.value === undefined
}

/** In dollars, in full with the amounts. */
function extrasText(gains: readonly ExtraGain[], locale: string): FigureText {
  const dollars = formatUsd(
    gains.reduce((sum, { usd }) => sum.plus(usd), new Decimal(0)),
    locale,
  )
  const amounts = gains.flatMap(({ symbol, decimals, wei }) =>
    symbol === undefined || wei === undefined ? [] : [`${formatAmount(wei, decimals, { locale })} ${symbol}`],
  )
  return { text: dollars.text, full: [dollars.full, ...amounts].join(', ') }
}

/** In dollars, in full with the exact amount; in the token where it has no price. */
function writeGain({ wei, usd }: Gain, { symbol, decimals }: Position, locale: string, isSigned: boolean): FigureText {
  const sign = wei < 0n ? '−' : isSigned && wei > 0n ? '+' : ''
  const size = wei < 0n ? -wei : wei
  const amount = `${sign}${formatAmount(size, decimals, { locale })} ${symbol}`
  if (usd === undefined) {
    const figure = formatToken(size, decimals, symbol, locale)
    return { ...figure, text: sign + figure.text, full: amount }
  }
  const dollars = formatUsd(usd.abs(), locale)
  return { text: sign + dollars.text, full: `${sign}${dollars.full}, ${amount}` }
}
