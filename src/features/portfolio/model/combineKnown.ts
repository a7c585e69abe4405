import { LOADING, type Loadable, retryFailed } from '@/lib/loadable'

/**
 * Combines what is known of several figures: loading until all have settled, failed if all of them failed, stale if one
 * is. Unlike `combineLoadables` it leaves out figures that failed, so the result has to say that it is partial.
 */
export function combineKnown<T, R>(
  figures: readonly Loadable<T>[],
  project: (known: readonly T[], failedCount: number) => R,
): Loadable<R> {
  if (figures.some(({ status }) => status === 'loading')) return LOADING
  const failed = figures.filter(({ status }) => status === 'failed')
  if (failed.length > 0 && failed.length === figures.length)
    return { status: 'failed', retry: () => retryFailed(failed) }
  const known = figures.flatMap((figure) => ('value' in figure ? [figure.value] : []))
  const value = project(known, failed.length)
  const staleTimes = figures.flatMap((figure) => (figure.status === 'stale' ? [figure.asOfMs] : []))
  return staleTimes.length > 0
    ? { status: 'stale', value, asOfMs: Math.min(...staleTimes) }
    : { status: 'ready', value }
}
