import { useSyncExternalStore } from 'react'
import { createTicker } from '@/platform/ticker'

const tickers = { slow: createTicker(60_000), fast: createTicker(10_000), second: createTicker(1_000) }

/**
 * Re-renders every 60 s (slow), 10 s (fast) or second while the page is visible, and immediately when it is shown again
 * after a missed tick. Returns the time of the last tick in Unix milliseconds.
 */
export function useRefresh(pace: keyof typeof tickers): number {
  const ticker = tickers[pace]
  return useSyncExternalStore(ticker.subscribe, ticker.getSnapshot)
}
