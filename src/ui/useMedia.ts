import { useSyncExternalStore } from 'react'
import { theme } from '@/ui/theme'

function mediaHook(media: string): () => boolean {
  const query = () => window.matchMedia(media.replace('@media ', ''))
  const isMatching = () => query().matches
  const subscribe = (listener: () => void) => {
    const list = query()
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, isMatching)
}

/** Whether the viewport has phone width. */
export const useIsPhone = mediaHook(theme.media.phone)

/** Whether the viewport has room for two columns. */
export const useIsWide = mediaHook(theme.media.wide)
