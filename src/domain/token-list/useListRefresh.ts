import { useEffect, useSyncExternalStore } from 'react'
import { useAppDispatch, useAppSelector } from '@/hooks/storeHooks'
import { createTicker } from '@/platform/ticker'
import { refreshList } from '@/store/lists/listFetching'

const LIST_REFRESH_MS = 600_000

/** Ticks when lists are due, while subscribed. */
export const listTicker = createTicker(LIST_REFRESH_MS)

/** Fetches the active lists now and every 10 minutes while the page is visible. */
export function useListRefresh(): void {
  const dispatch = useAppDispatch()
  const urls = useAppSelector((state) => state.lists.activeListUrls)
  const tickedAtMs = useSyncExternalStore(listTicker.subscribe, listTicker.getSnapshot)
  useEffect(() => {
    for (const url of urls) void dispatch(refreshList(url, tickedAtMs))
  }, [dispatch, urls, tickedAtMs])
}
