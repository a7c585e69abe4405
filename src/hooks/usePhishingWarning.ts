import { useCallback } from 'react'
import { settingsChanged } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

/** Whether the warning about imitations of the site is shown, and how the user hides it for good. */
export function usePhishingWarning(): { readonly isShown: boolean; readonly hide: () => void } {
  const dispatch = useAppDispatch()
  const isShown = useAppSelector(({ user }) => !user.isPhishingWarningHidden)
  return {
    isShown,
    hide: useCallback(() => void dispatch(settingsChanged({ isPhishingWarningHidden: true })), [dispatch]),
  }
}
