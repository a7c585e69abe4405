import { useCallback, useMemo } from 'react'
import { savedVaultToggled } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

/** Ids of the vaults that the reader marked, and how to mark or unmark one (the same function between renders). They are kept. */
export function useSavedVaults(): readonly [ReadonlySet<string>, (vaultId: string) => void] {
  const dispatch = useAppDispatch()
  const ids = useAppSelector((state) => state.user.savedVaults)
  const toggle = useCallback((vaultId: string) => void dispatch(savedVaultToggled(vaultId)), [dispatch])
  return [useMemo(() => new Set(ids), [ids]), toggle]
}
