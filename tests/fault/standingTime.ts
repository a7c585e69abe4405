import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'

/**
 * Time that stands while anything is under way. A busy machine takes longer over a test, and nothing else changes: what
 * a request takes of this time does not depend on it.
 */
export interface StandingTime {
  /** Lets milliseconds pass, a step at a time. */
  pass(ms: number): Promise<void>
  /** Gives the real time back. */
  end(): void
}

/** Turns of the event loop without a new request after which nothing is under way. */
const QUIET_TURNS = 4

/**
 * Takes timers, clocks and `fetch` of this process over.
 * @param waiting how many requests are made to wait on purpose: for those time goes on
 */
export function startStandingTime(waiting: () => number): StandingTime {
  const realFetch = globalThis.fetch
  let underWay = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    underWay += 1
    try {
      const response = await realFetch(url, init)
      // With all of its body, which would else arrive while time goes on.
      return new Response(await response.arrayBuffer(), response)
    } finally {
      underWay -= 1
    }
  })
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The operation timed out', 'TimeoutError')), ms)
    return controller.signal
  })

  async function quiet(): Promise<void> {
    for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
      await setImmediate()
      if (underWay !== waiting()) turns = -1
    }
  }

  return {
    async pass(ms) {
      await quiet()
      await vi.advanceTimersByTimeAsync(ms)
      await quiet()
    },
    end() {
      timeout.mockRestore()
      vi.unstubAllGlobals()
      vi.useRealTimers()
    },
  }
}
