/** An error that goes away by itself: the same thing is tried again after a while. */
export class RetriableError extends Error {
  override readonly name = 'RetriableError'
}

/** A retry was given up because nobody waits for its result any more. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError'
}

// The specification's bounds; the randomness keeps browsers from asking all at the same moment.
const MIN_WAIT_MS = 2_500
const MAX_WAIT_MS = 3_500

export interface Retrying<T> {
  readonly promise: Promise<T>
  /** Stops trying again: rejects with CancelledError, unless an attempt that is under way succeeds. */
  readonly cancel: () => void
}

/** How long to wait before something that failed is tried again. */
export function retryWaitMs(random: () => number = Math.random): number {
  return MIN_WAIT_MS + random() * (MAX_WAIT_MS - MIN_WAIT_MS)
}

/** Tries until it works or fails for another reason than a RetriableError, 2.5 to 3.5 s after each failure. */
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
