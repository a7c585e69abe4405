import { combineLoadables, type Loadable, mapLoadable, ready } from '@/lib/loadable'
import type { ContractCall } from './call'

/** Gives the state of a call that was asked for. */
export type CallReader = <T>(call: ContractCall<T>) => Loadable<T>

/** Some calls and what they say together. Pure data: `useReadings` fetches the calls of many readings at once. */
export interface Reading<T> {
  readonly calls: readonly ContractCall<unknown>[]
  readonly derive: (read: CallReader) => Loadable<T>
}

type ReadValues<P extends readonly Reading<unknown>[]> = { [K in keyof P]: P[K] extends Reading<infer V> ? V : never }

export function constantReading<T>(value: T): Reading<T> {
  const loadable = ready(value)
  return { calls: [], derive: () => loadable }
}

/** What is known from elsewhere than the chain. */
export function loadableReading<T>(loadable: Loadable<T>): Reading<T> {
  return { calls: [], derive: () => loadable }
}

export function callReading<T>(call: ContractCall<T>): Reading<T> {
  return { calls: [call], derive: (read) => read(call) }
}

/**
 * One reading of several: it is ready when all are, and fails when one does. It gives the same loadable again until one
 * of its parts gives another, so that a block costs only what it changed.
 * @param project without other sources than its values
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
