import type { ExtraGain } from '@/domain/vault/model/extraRewards'
import { formatAmount } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatApy, formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { ClosedPosition, Gain, Position, PositionName } from './position'

/** The figures of a position in a language; undefined where its kind has none. */
export interface PositionFigures {
  readonly amount: FigureView
  readonly value: FigureView | undefined
  readonly earned: FigureView | undefined
  /** Rewards to collect. */
  readonly unclaimed: FigureView | undefined
  /** What is paid a day in other tokens. */
  readonly extras: FigureView | undefined
  /** 'unknown' where the chain's events do not tell. */
  readonly profit: FigureView | 'unknown' | undefined
  readonly apy: FigureView | 'unknown' | undefined
}

export function positionFigures(position: Position, locale: string): PositionFigures {
  const { amount, usd, earned, unclaimed, extras, profit, apy, symbol, decimals } = position
  const gainText = (gain: Gain, isSigned: boolean) => writeGain(gain, position, locale, isSigned)
  return {
    amount: figureView(amount, (wei) => formatToken(wei, decimals, symbol, locale)),
    value: usd && figureView(usd, (known) => known && formatUsd(known, locale)),
    earned: earned && figureView(earned, (gain) => gainText(gain, false)),
    unclaimed: unclaimed && figureView(unclaimed, (gain) => writeGain(gain, gain, locale, false)),
    extras:
      extras && (valueOf(extras)?.length === 0 ? undefined : figureView(extras, (gains) => extrasText(gains, locale))),
    profit: profit && profitFigure(profit, position, locale),
    apy: apy && figureView(apy, (rate) => rate && formatApy(rate, locale)),
  }
}

/** A signed profit; 'unknown' where the events do not determine it. */
function profitFigure(
  profit: Loadable<Gain | undefined>,
  position: PositionName,
  locale: string,
): FigureView | 'unknown' {
  return isUnknown(profit) ? 'unknown' : figureView(profit, (gain) => gain && writeGain(gain, position, locale, true))
}

export interface ClosedFigures {
  readonly deposited: FigureText
  readonly withdrawn: FigureText
  readonly profit: FigureView | 'unknown'
}

export function closedFigures(position: ClosedPosition, locale: string): ClosedFigures {
  const { deposited, withdrawn, profit, symbol, decimals } = position
  return {
    deposited: formatToken(deposited, decimals, symbol, locale),
    withdrawn: formatToken(withdrawn, decimals, symbol, locale),
    profit: profitFigure(profit, position, locale),
  }
}

/** A profit or loss in dollars, with its sign. */
export function formatGainUsd(usd: Decimal, locale: string): FigureText {
  const sign = usd.isZero() ? '' : usd.isNegative() ? '−' : '+'
  const { text, full } = formatUsd(usd.abs(), locale)
  return { text: sign + text, full: sign + full }
}

/** What a position's figure is sorted by: its worth in USD, or its rate; undefined where that is not known. */
export function sortFigure(
  { usd, earned, unclaimed, extras, profit, apy }: Position,
  column: Exclude<keyof PositionFigures, 'amount'>,
): Decimal | undefined {
  switch (column) {
    case 'value':
      return usd && valueOf(usd)
    case 'earned':
      return earned && valueOf(earned)?.usd
    case 'unclaimed':
      return unclaimed && valueOf(unclaimed)?.usd
    case 'profit':
      return profit && valueOf(profit)?.usd
    case 'apy':
      return apy && valueOf(apy)
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
function writeGain(
  { wei, usd }: Gain,
  { symbol, decimals }: Pick<PositionName, 'symbol' | 'decimals'>,
  locale: string,
  isSigned: boolean,
): FigureText {
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
