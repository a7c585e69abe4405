import { useEffect, useMemo, useState } from 'react'
import useSWR from 'swr'
import { LOADING, type Loadable } from '@/lib/loadable'

const REFRESH_MS = 60_000
/** For values known to be outdated: the time that a node needs to catch up. */
const CATCH_UP_MS = 6_000

interface ServiceOptions<T> {
  /** A changed version fetches immediately, for example the number of the account's confirmed transactions. */
  readonly version?: number
  /**
   * Whether a value is older than other data on the page; it is then fetched again after a block instead of a minute.
   */
  readonly isBehind?: (value: T) => boolean
  /** The value of a key never changes, so it is fetched once. */
  readonly isFixed?: boolean
  /** A minute by default. */
  readonly refreshMs?: number
}

/**
 * Fetches from a service with SWR, shared by key and refreshed while the page is visible. A failed refresh
 * makes the value stale. Loading while the key is undefined.
 */
export function useService<T>(
  key: string | undefined,
  load: () => Promise<T>,
  { version = 0, isBehind, isFixed = false, refreshMs = REFRESH_MS }: ServiceOptions<T> = {},
): Loadable<T> {
  const [isLate, setIsLate] = useState(false)
  const { data, error, mutate } = useSWR<{ readonly value: T; readonly readAtMs: number }, unknown>(
    key ?? null,
    async () => ({ value: await load(), readAtMs: Date.now() }),
    {
      // A number, because SWR starts its timer again for another function, and so with each render.
      refreshInterval: isFixed ? 0 : isLate ? CATCH_UP_MS : refreshMs,
      ...(isFixed && { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }),
    },
  )
  const isNowLate = data !== undefined && isBehind?.(data.value) === true
  if (isNowLate !== isLate) setIsLate(isNowLate)
  useEffect(() => {
    if (version > 0) void mutate()
  }, [version, mutate])
  return useMemo(() => {
    if (data === undefined) return error === undefined ? LOADING : { status: 'failed', retry: () => void mutate() }
    return error === undefined
      ? { status: 'ready', value: data.value }
      : { status: 'stale', value: data.value, asOfMs: data.readAtMs }
  }, [data, error, mutate])
}
