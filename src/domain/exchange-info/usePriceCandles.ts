import type { PriceRoute } from '@/domain/pair/priceRoute'
import type { Candle } from '@/domain/pair-history/model/candles'
import { LOADING, type Loadable } from '@/lib/loadable'

export interface PriceCandles {
  /** Oldest first, without gaps: each opens at the previous close. */
  readonly candles: readonly Candle[]
  /** Whether older ones of the range are missing. */
  readonly isPartial: boolean
}

/**
 * Candles of a route (`usePriceRoute`; of a pool: itself): hours of the last two days, or days of the last 90. Loading
 * without a route.
 */
export function usePriceCandles(_route: PriceRoute | undefined, _period: 'hour' | 'day'): Loadable<PriceCandles> {
  return LOADING
}
