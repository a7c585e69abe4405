import type { Currency } from '@/domain/token/currency'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { TokenAmounts } from './poolMoves'
import type { KnownPoolProfit, PoolProfit, UnknownReason } from './poolProfit'
import { amountsUsd, type PricedToken } from './worth'

/** View model of a position's profit. */
export type PoolProfitView =
  | { readonly status: 'unknown'; readonly reason: UnknownReason }
  | {
      readonly status: 'figures'
      /** Of token 0 and token 1. */
      readonly netDeposits: readonly [FigureView, FigureView]
      readonly gains: readonly [FigureView, FigureView]
      /** USD at today's prices. */
      readonly profit: FigureView
    }

export interface ProfitPrices {
  /** Of token 0 and token 1. */
  readonly prices: readonly [PricedToken | undefined, PricedToken | undefined]
  readonly isPricing: boolean
}

export function poolProfitView(
  profit: Loadable<PoolProfit>,
  { prices, isPricing }: ProfitPrices,
  [a, b]: readonly [Currency, Currency],
  locale: string,
): PoolProfitView {
  const told = valueOf(profit)
  if (told?.status === 'unknown') return told
  const known = mapLoadable(profit, (value) => (value.status === 'known' ? value : undefined))
  const amounts = (pick: (value: KnownPoolProfit) => TokenAmounts): readonly [FigureView, FigureView] => [
    figureView(known, (value) => value && formatToken(pick(value)[0], a.decimals, a.symbol, locale)),
    figureView(known, (value) => value && formatToken(pick(value)[1], b.decimals, b.symbol, locale)),
  ]
  const dollars = figureView(known, (value) => {
    const usd = value && amountsUsd(value.gains, prices)
    return usd && formatUsd(usd, locale)
  })
  return {
    status: 'figures',
    netDeposits: amounts(({ netDeposits }) => netDeposits),
    gains: amounts(({ gains }) => gains),
    profit: dollars.status === 'unpriced' && isPricing ? { status: 'loading' } : dollars,
  }
}
