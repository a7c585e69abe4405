import type { MarketAskOrder, MarketTrade } from './parse'

/** What happened on the market: an order, or a sale. */
export type MarketActivity = MarketAskOrder | MarketTrade

/** Whether an event is a sale. */
export function isTrade(event: MarketActivity): event is MarketTrade {
  return 'buyer' in event
}
