import type { SharePoint } from '@/domain/vault/history/shareHistory'
import { toDecimal } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import type { ChartPoint } from '@/widgets/chart/timeRange'

/** What a share's number is rounded down to: a price of 18 places. */
const PRICE_DECIMALS = 18
const PRICE_SCALE = 10n ** BigInt(PRICE_DECIMALS)

export interface HistoryUnits {
  /** Of the share token and of the underlying: a vault gives its shares those of what it takes. */
  readonly decimals: number
  readonly asset: string
  readonly locale: string
}

/** Underlying tokens for one share over time; a vault without shares has no price then. */
export function sharePricePoints(
  points: readonly SharePoint[],
  { asset, locale }: HistoryUnits,
): readonly ChartPoint[] {
  return points.flatMap(({ timeSec, assets, shares }) => {
    if (shares === 0n) return []
    const price = (assets * PRICE_SCALE) / shares
    const { full } = formatToken(price, PRICE_DECIMALS, asset, locale)
    return [{ timeSec, value: toDecimal(price, PRICE_DECIMALS).toNumber(), text: full }]
  })
}

/** What all shares stood for over time, in the deposited token. */
export function liquidityPoints(
  points: readonly SharePoint[],
  { decimals, asset, locale }: HistoryUnits,
): readonly ChartPoint[] {
  return points.map(({ timeSec, assets }) => ({
    timeSec,
    value: toDecimal(assets, decimals).toNumber(),
    text: formatToken(assets, decimals, asset, locale).full,
  }))
}
