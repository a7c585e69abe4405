import { useSyncExternalStore } from 'react'
import { createTicker } from '@/platform/ticker'

const tickers = { slow: createTicker(60_000), fast: createTicker(10_000), second: createTicker(1_000) }

/**
 * Renders every 60 s (slow), 10 s (fast) or second, not while the page is hidden, and at once when it is shown again after
 * longer. Returns when the last refresh was, in Unix milliseconds: a clock that is good to its own pace.
 */
export function useRefresh(pace: keyof typeof tickers): number {
  const ticker = tickers[pace]
  return useSyncExternalStore(ticker.subscribe, ticker.getSnapshot)
}
