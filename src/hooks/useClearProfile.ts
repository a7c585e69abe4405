import { useCallback } from 'react'
import { profileCleared } from '@/store/profile/profileSlice'
import { useAppDispatch } from './storeHooks'

/** Clears the profile in the store; the cookie stays for the next visit. */
export function useClearProfile(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    dispatch(profileCleared())
  }, [dispatch])
}
