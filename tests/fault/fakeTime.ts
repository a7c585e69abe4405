import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'

/** Fake time that only advances while nothing is in progress, so that a busy machine doesn't affect timeouts. */
export interface FakeTime {
  /** Advances the time in steps. */
  pass(ms: number): Promise<void>
  /** Restores the real time. */
  end(): void
}

/** Turns of the event loop without a new request after which the process is idle. */
const QUIET_TURNS = 4

/**
 * Replaces timers, clocks and `fetch` of this process.
 * @param waiting number of requests that are delayed on purpose, for which time advances
 */
export function installFakeTime(waiting: () => number): FakeTime {
  const realFetch = globalThis.fetch
  let inProgress = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    inProgress += 1
    try {
      const response = await realFetch(url, init)
      // Reads the whole body, which would otherwise arrive while time advances.
      return new Response(await response.arrayBuffer(), response)
    } finally {
      inProgress -= 1
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
      if (inProgress !== waiting()) turns = -1
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
