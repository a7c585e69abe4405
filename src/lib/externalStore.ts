/** A value outside React, for `useSyncExternalStore` and non-component code. */
export interface ExternalStore<T> {
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => T
  readonly set: (next: T) => void
}

/** Creates a store; setting an identical value notifies nobody. */
export function createExternalStore<T>(initial: T): ExternalStore<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
  }
}
