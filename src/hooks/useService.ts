import { useEffect, useMemo } from 'react'
import useSWR from 'swr'
import { LOADING, type Loadable } from '@/lib/loadable'

const REFRESH_MS = 60_000
/** For what is known to be out of date: the time that a node needs to catch up. */
const CATCH_UP_MS = 6_000

interface ServiceOptions<T> {
  /** Another number asks again at once, such as the count of the account's confirmed transactions. */
  readonly version?: number
  /** Says that a value is older than something else that is shown: it is asked again after a block instead of a minute. */
  readonly isBehind?: (value: T) => boolean
  /** What the key names never changes: it is asked once. */
  readonly isFixed?: boolean
}

/**
 * Follows what `load` gives, shared by all who use the same key; asked again each minute while the page is visible.
 * What could not be refreshed is stale. Loading while there is no key.
 */
export function useService<T>(
  key: string | undefined,
  load: () => Promise<T>,
  { version = 0, isBehind, isFixed = false }: ServiceOptions<T> = {},
): Loadable<T> {
  const { data, error, mutate } = useSWR<{ readonly value: T; readonly readAtMs: number }, unknown>(
    key ?? null,
    async () => ({ value: await load(), readAtMs: Date.now() }),
    {
      refreshInterval: (latest) => {
        if (isFixed) return 0
        return latest !== undefined && isBehind?.(latest.value) === true ? CATCH_UP_MS : REFRESH_MS
      },
      ...(isFixed && { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }),
    },
  )
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
