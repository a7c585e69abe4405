import { useMemo } from 'react'
import { type SwapSettings, settingsChanged } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

export interface SwapSettingsView extends SwapSettings {
  /** Merges and stores settings; referentially stable. */
  readonly change: (settings: Partial<SwapSettings>) => void
}

/** The stored trade settings and their setter. */
export function useSwapSettings(): SwapSettingsView {
  const dispatch = useAppDispatch()
  const user = useAppSelector((state) => state.user)
  const change = useMemo(
    () => (settings: Partial<SwapSettings>) => void dispatch(settingsChanged(settings)),
    [dispatch],
  )
  return useMemo(() => {
    const { slippageBps, deadlineSec, isExpertMode, isSingleHopOnly, isExpertAcknowledged, gasPriceChoice } = user
    const settings = { slippageBps, deadlineSec, isExpertMode, isSingleHopOnly, isExpertAcknowledged }
    return { ...settings, ...(gasPriceChoice && { gasPriceChoice }), change }
  }, [user, change])
}
