import { useCallback, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '@/hooks/storeHooks'
import { type Address, isAddress } from '@/lib/hex'
import { type SavedEntry, savedToggled } from '@/store/user/userSlice'

const lists = { token: 'watchlistTokens', pool: 'watchlistPools' } as const

/** What can be starred. */
export type Watchable = keyof typeof lists

export interface WatchlistView {
  /** In lower case, latest last. */
  readonly addresses: readonly Address[]
  readonly has: (address: Address) => boolean
  /** Stars an address, or removes its star; referentially stable. */
  readonly toggle: (address: Address) => void
}

/** The starred tokens or pools, which are kept in the settings. */
export function useWatchlist(kind: Watchable): WatchlistView {
  const list: SavedEntry['list'] = lists[kind]
  const dispatch = useAppDispatch()
  const kept = useAppSelector((state) => state.user[list])
  const toggle = useCallback((id: Address) => void dispatch(savedToggled({ list, id })), [dispatch, list])
  return useMemo(
    () => ({ addresses: kept.filter(isAddress), has: (address) => kept.includes(address.toLowerCase()), toggle }),
    [kept, toggle],
  )
}
