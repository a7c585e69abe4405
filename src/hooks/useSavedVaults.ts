import { useCallback, useMemo } from 'react'
import { savedToggled } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

/** The stored set of saved vault ids, and a referentially stable toggle function. */
export function useSavedVaults(): readonly [ReadonlySet<string>, (vaultId: string) => void] {
  const dispatch = useAppDispatch()
  const ids = useAppSelector((state) => state.user.savedVaults)
  const toggle = useCallback((id: string) => void dispatch(savedToggled({ list: 'savedVaults', id })), [dispatch])
  return [useMemo(() => new Set(ids), [ids]), toggle]
}
