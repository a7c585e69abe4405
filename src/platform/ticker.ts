import { isPageHidden, onPageVisibility } from './pageVisibility'

/** Unix milliseconds of the last tick, for `useSyncExternalStore`. */
export interface Ticker {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => number
}

/**
 * Ticks every `intervalMs` while there are subscribers and the page is visible, and immediately if the page becomes
 * visible after a missed tick.
 */
export function createTicker(intervalMs: number): Ticker {
  const listeners = new Set<() => void>()
  let tickedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopWatching: (() => void) | undefined

  function tick(): void {
    tickedAt = Date.now()
    schedule()
    for (const listener of [...listeners]) listener()
  }

  function schedule(): void {
    clearTimeout(timer)
    if (!isPageHidden()) timer = setTimeout(tick, Math.max(tickedAt + intervalMs - Date.now(), 0))
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        stopWatching = onPageVisibility(schedule)
        schedule()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        stopWatching?.()
      }
    },
    getSnapshot: () => tickedAt,
  }
}
