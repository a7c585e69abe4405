import { useSyncExternalStore } from 'react'
import { theme } from '@/ui/theme'

const phoneQuery = () => window.matchMedia(theme.media.phone.replace('@media ', ''))

function subscribe(listener: () => void): () => void {
  const phone = phoneQuery()
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/** Whether the viewport has phone width. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phoneQuery().matches)
}
