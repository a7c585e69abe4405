import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether the viewport matches a media query of the theme. The first page has a smaller one for phones, `useIsPhone`. */
export function useMedia(media: string): boolean {
  const list = useMemo(() => window.matchMedia(media.replace('@media ', '')), [media])
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
