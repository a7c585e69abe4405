import { useCallback, useMemo } from 'react'
import { savedVaultToggled } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

/** The stored set of saved vault ids, and a referentially stable toggle function. */
export function useSavedVaults(): readonly [ReadonlySet<string>, (vaultId: string) => void] {
  const dispatch = useAppDispatch()
  const ids = useAppSelector((state) => state.user.savedVaults)
  const toggle = useCallback((vaultId: string) => void dispatch(savedVaultToggled(vaultId)), [dispatch])
  return [useMemo(() => new Set(ids), [ids]), toggle]
}
