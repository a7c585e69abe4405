import { useMemo } from 'react'
import { type SwapSettings, swapSettingsChanged } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

export interface SwapSettingsView extends SwapSettings {
  /** Keeps what is given and leaves the rest; the same function between renders. */
  readonly change: (settings: Partial<SwapSettings>) => void
}

/** How the user trades, and how to change it; the settings are kept. */
export function useSwapSettings(): SwapSettingsView {
  const dispatch = useAppDispatch()
  const user = useAppSelector((state) => state.user)
  const change = useMemo(
    () => (settings: Partial<SwapSettings>) => void dispatch(swapSettingsChanged(settings)),
    [dispatch],
  )
  return useMemo(() => {
    const { slippageBps, deadlineSec, isExpertMode, isSingleHopOnly, isExpertAcknowledged, gasPriceChoice } = user
    const settings = { slippageBps, deadlineSec, isExpertMode, isSingleHopOnly, isExpertAcknowledged }
    return { ...settings, ...(gasPriceChoice && { gasPriceChoice }), change }
  }, [user, change])
}
