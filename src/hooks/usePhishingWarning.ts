import { useCallback } from 'react'
import { phishingWarningHidden } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

/** Whether the warning about imitations of the site is shown, and how the user hides it for good. */
export function usePhishingWarning(): { readonly isShown: boolean; readonly hide: () => void } {
  const dispatch = useAppDispatch()
  const isShown = useAppSelector(({ user }) => user.isPhishingWarningShown)
  return { isShown, hide: useCallback(() => void dispatch(phishingWarningHidden()), [dispatch]) }
}
