import { useState } from 'react'
import { useSwapSettings } from '@/hooks/useSwapSettings'

export interface ExpertModeControls {
  /** Whether the confirmation is asked for. */
  readonly isAsking: boolean
  /** Turns it off at once; turning it on asks first, unless the user opted out. */
  readonly toggle: (isOn: boolean) => void
  readonly confirm: (isNotShownAgain: boolean) => void
  readonly cancel: () => void
}

/** Turns expert mode on and off. @param onEnabled called when it is turned on */
export function useExpertMode(onEnabled: (() => void) | undefined): ExpertModeControls {
  const { isExpertAcknowledged, change } = useSwapSettings()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = (isNotShownAgain: boolean) => {
    change({ isExpertMode: true, isExpertAcknowledged: isNotShownAgain })
    onEnabled?.()
    setIsAsking(false)
  }
  return {
    isAsking,
    confirm,
    cancel: () => setIsAsking(false),
    toggle: (isOn) => {
      if (!isOn) change({ isExpertMode: false })
      else if (isExpertAcknowledged) confirm(true)
      else setIsAsking(true)
    },
  }
}
