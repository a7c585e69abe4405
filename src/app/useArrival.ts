import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { routes } from '@/config/routes'

/**
 * On every move to another path: scrolls to the top, except for the Earn list, where the reader was half-way down,
 * and gives the focus to the new page.
 * @returns the ref of the element that holds the page
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation()
  const mainRef = useRef<HTMLElement>(null)
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (pathname !== routes.earn) window.scrollTo(0, 0)
    mainRef.current?.focus({ preventScroll: true })
  }, [pathname])
  return mainRef
}
