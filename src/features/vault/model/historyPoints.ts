import type { SharePoint } from '@/domain/vault/history/shareHistory'
import { toDecimal } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import type { ChartPoint } from '@/widgets/chart/timeRange'

/** Share prices are rounded down to 18 decimals. */
const PRICE_DECIMALS = 18
const PRICE_SCALE = 10n ** BigInt(PRICE_DECIMALS)

export interface HistoryUnits {
  /** Decimals of both the share token and the underlying, which are equal. */
  readonly decimals: number
  readonly asset: string
  readonly locale: string
}

/** Price of one share in underlying tokens over time; there is none while no shares exist. */
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

/** Total value locked over time, in the deposit token. */
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
