import { combineLoadables, type Loadable, mapLoadable, ready } from '@/lib/loadable'
import type { ContractCall } from './call'

/** Returns the state of a call. */
export type CallReader = <T>(call: ContractCall<T>) => Loadable<T>

/** Some calls and how their results combine. Pure data: `useReadings` fetches the calls of many readings at once. */
export interface Reading<T> {
  readonly calls: readonly ContractCall<unknown>[]
  readonly derive: (read: CallReader) => Loadable<T>
}

type ReadValues<P extends readonly Reading<unknown>[]> = { [K in keyof P]: P[K] extends Reading<infer V> ? V : never }

/** A reading without calls that is always ready. */
export function constantReading<T>(value: T): Reading<T> {
  const loadable = ready(value)
  return { calls: [], derive: () => loadable }
}

/** A reading without calls, for a value that does not come from the chain. */
export function loadableReading<T>(loadable: Loadable<T>): Reading<T> {
  return { calls: [], derive: () => loadable }
}

/** A reading of one call. */
export function callReading<T>(call: ContractCall<T>): Reading<T> {
  return { calls: [call], derive: (read) => read(call) }
}

/**
 * Combines readings: ready when all are, failed when one is. The result is memoized until a part changes, so unchanged
 * values are not derived again with each block.
 * @param project must depend on its arguments only
 */
export function combineReadings<const P extends readonly Reading<unknown>[], T>(
  parts: P,
  project: (...values: ReadValues<P>) => T,
): Reading<T> {
  let known: readonly Loadable<unknown>[] = []
  let combined: Loadable<T> | undefined
  return {
    calls: parts.flatMap((part) => part.calls),
    derive(read) {
      const loadables = parts.map((part) => part.derive(read))
      if (combined !== undefined && loadables.every((loadable, i) => loadable === known[i])) return combined
      combined = mapLoadable(combineLoadables(loadables), (values) => project(...(values as ReadValues<P>)))
      known = loadables
      return combined
    },
  }
}
