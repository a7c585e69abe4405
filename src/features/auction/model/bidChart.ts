import type { LoggedBid } from '@/domain/auction/model/bidLog'
import { formatAmount, toDecimal } from '@/lib/amount'

/** Amounts that lead an auction. */
export const bidSeries = ['highest', 'lowestWinning'] as const
export type BidSeries = (typeof bidSeries)[number]

/** A leading amount after each bid, one point for each second. @param log oldest first */
export function bidPoints(
  log: readonly LoggedBid[],
  series: BidSeries,
  { decimals, symbol, locale }: { readonly decimals: number; readonly symbol: string; readonly locale: string },
) {
  const bySecond = new Map(log.map((bid) => [bid.timeSec, bid]))
  return [...bySecond].map(([timeSec, { highestWei, lowestWinningWei }]) => {
    const wei = series === 'highest' ? highestWei : lowestWinningWei
    return {
      timeSec,
      value: toDecimal(wei, decimals).toNumber(),
      text: `${formatAmount(wei, decimals, { locale })} ${symbol}`,
    }
  })
}
