import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { routes } from '@/config/routes'
import { saveScroll } from './scrollRestoration'

/**
 * On navigation, scrolls to the top (the Earn list restores its position) and focuses the new page.
 * @returns the ref for the element that holds the page
 */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const { pathname, key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const mainRef = useRef<HTMLElement>(null)
  const lastPathname = useRef(pathname)
  // A layout effect runs before the browser reports the next page's scroll events.
  useLayoutEffect(() => (pathname === routes.earn ? saveScroll(key, isReturn) : undefined), [pathname, key, isReturn])
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (pathname !== routes.earn) window.scrollTo(0, 0)
    mainRef.current?.focus({ preventScroll: true })
  }, [pathname])
  return mainRef
}
