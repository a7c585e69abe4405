import { useSyncExternalStore } from 'react'

/** Not the query's own event, which is not sent where the font size changed before the window's size. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Whether the window matches a media query of the theme for its size. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(media.replace('@media ', '')).matches)
}
