/** A temporary error: the attempt is repeated after a delay. */
export class RetriableError extends Error {
  override readonly name = 'RetriableError'
}

/** The retry was cancelled. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError'
}

// The specification's bounds; the randomness spreads the load of many browsers.
const MIN_WAIT_MS = 2_500
const MAX_WAIT_MS = 3_500

export interface Retrying<T> {
  readonly promise: Promise<T>
  /** Stops retrying: rejects with CancelledError, unless the current attempt succeeds. */
  readonly cancel: () => void
}

/** Delay before the next attempt. */
export function retryWaitMs(random: () => number = Math.random): number {
  return MIN_WAIT_MS + random() * (MAX_WAIT_MS - MIN_WAIT_MS)
}

/** Repeats an attempt 2.5 to 3.5 s after each RetriableError, until it succeeds or throws another error. */
export function retry<T>(attempt: () => Promise<T>, random: () => number = Math.random): Retrying<T> {
  let isCancelled = false
  let stopWaiting: (() => void) | undefined
  async function run(): Promise<T> {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof RetriableError)) throw error
        if (isCancelled) throw new CancelledError()
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(resolve, retryWaitMs(random))
          stopWaiting = () => {
            clearTimeout(timer)
            reject(new CancelledError())
          }
        })
      }
    }
  }
  return {
    promise: run(),
    cancel() {
      isCancelled = true
      stopWaiting?.()
    },
  }
}
