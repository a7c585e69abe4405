/** The result of a read. A failed read has no value, so it cannot be shown as 0. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  /** The last value, which could not be refreshed; `asOfMs` is when it was read (Unix milliseconds). */
  | { readonly status: 'stale'; readonly value: T; readonly asOfMs: number }
  /** `isDisputed` if nodes returned different values without a majority. */
  | { readonly status: 'failed'; readonly retry: () => void; readonly isDisputed?: boolean }

export const LOADING: { readonly status: 'loading' } = { status: 'loading' }

/** A ready loadable. */
export function ready<T>(value: T): Loadable<T> {
  return { status: 'ready', value }
}

/** The value of a ready or stale loadable; otherwise undefined. */
export function valueOf<T>(loadable: Loadable<T>): T | undefined {
  return loadable.status === 'ready' || loadable.status === 'stale' ? loadable.value : undefined
}

/** Maps the value of a ready or stale loadable. */
export function mapLoadable<T, U>(loadable: Loadable<T>, project: (value: T) => U): Loadable<U> {
  if (loadable.status === 'ready') return { status: 'ready', value: project(loadable.value) }
  if (loadable.status === 'stale') return { ...loadable, value: project(loadable.value) }
  return loadable
}

/** Retries the failed ones of several loadables. */
export function retryFailed(parts: readonly (Loadable<unknown> | undefined)[]): void {
  for (const part of parts) if (part?.status === 'failed') part.retry()
}

type Values<L extends readonly Loadable<unknown>[]> = { [K in keyof L]: L[K] extends Loadable<infer V> ? V : never }

/**
 * Combines loadables: failed if any failed (retry covers all failed ones), otherwise loading if any is loading,
 * otherwise stale with the oldest time, otherwise ready.
 */
export function combineLoadables<const L extends readonly Loadable<unknown>[]>(parts: L): Loadable<Values<L>> {
  const failed = parts.filter((part) => part.status === 'failed')
  if (failed.length > 0)
    return {
      status: 'failed',
      retry: () => retryFailed(failed),
      ...(failed.some(({ isDisputed }) => isDisputed) && { isDisputed: true }),
    }
  if (parts.some((part) => part.status === 'loading')) return LOADING
  const value = parts.map((part) => valueOf(part)) as Values<L>
  const staleTimes = parts.flatMap((part) => (part.status === 'stale' ? [part.asOfMs] : []))
  if (staleTimes.length > 0) return { status: 'stale', value, asOfMs: Math.min(...staleTimes) }
  return { status: 'ready', value }
}
