import { useCallback } from 'react'
import { type ListSettings, type ListView, settingsChanged } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

/** The kept settings of a list. */
export interface KeptList {
  readonly view: ListView
  /** Only entries with a stake of the account are shown. */
  readonly isStakedOnly: boolean
}

export interface ListSettingsView extends KeptList {
  /** Stores the settings; referentially stable. */
  readonly keep: (settings: KeptList) => void
}

const lists = {
  farms: {
    read: ({ farmsView: view, isFarmsStakedOnly: isStakedOnly }: ListSettings): KeptList => ({ view, isStakedOnly }),
    write: ({ view, isStakedOnly }: KeptList) => ({ farmsView: view, isFarmsStakedOnly: isStakedOnly }),
  },
  pools: {
    read: ({ poolsView: view, isPoolsStakedOnly: isStakedOnly }: ListSettings): KeptList => ({ view, isStakedOnly }),
    write: ({ view, isStakedOnly }: KeptList) => ({ poolsView: view, isPoolsStakedOnly: isStakedOnly }),
  },
} as const

/** The stored settings of the list of farms or pools, and their setter. */
export function useListSettings(list: keyof typeof lists): ListSettingsView {
  const dispatch = useAppDispatch()
  const user = useAppSelector((state) => state.user)
  const keep = useCallback(
    (settings: KeptList) => void dispatch(settingsChanged(lists[list].write(settings))),
    [dispatch, list],
  )
  return { ...lists[list].read(user), keep }
}
