import { useCallback } from 'react'
import { type ListView, listSettingsChanged } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

/** The kept settings of a list. */
export interface KeptList {
  readonly view: ListView
  /** Only entries with a stake of the account are shown. */
  readonly isStakedOnly: boolean
}

export interface ListSettingsView extends KeptList {
  /** Merges and stores settings; referentially stable. */
  readonly keep: (settings: Partial<KeptList>) => void
}

const names = {
  farms: { view: 'farmsView', isStakedOnly: 'isFarmsStakedOnly' },
  pools: { view: 'poolsView', isStakedOnly: 'isPoolsStakedOnly' },
} as const

/** The stored settings of the list of farms or pools, and their setter. */
export function useListSettings(list: keyof typeof names): ListSettingsView {
  const dispatch = useAppDispatch()
  const view = useAppSelector((state) => state.user[names[list].view])
  const isStakedOnly = useAppSelector((state) => state.user[names[list].isStakedOnly])
  const keep = useCallback(
    (settings: Partial<KeptList>) => {
      const name = names[list]
      dispatch(
        listSettingsChanged({
          ...(settings.view && { [name.view]: settings.view }),
          ...(settings.isStakedOnly !== undefined && { [name.isStakedOnly]: settings.isStakedOnly }),
        }),
      )
    },
    [dispatch, list],
  )
  return { view, isStakedOnly, keep }
}
