import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { routes } from '@/config/routes'
import { saveScroll } from './scrollRestoration'

/**
 * On every move to another path: scrolls to the top, except for the Earn list, where who comes back is half-way down,
 * and gives the focus to the new page.
 * @returns the ref of the element that holds the page
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const { pathname, key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const mainRef = useRef<HTMLElement>(null)
  const lastPathname = useRef(pathname)
  // Before the browser tells that the next page is scrolled elsewhere.
  useLayoutEffect(() => (pathname === routes.earn ? saveScroll(key, isReturn) : undefined), [pathname, key, isReturn])
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (pathname !== routes.earn) window.scrollTo(0, 0)
    mainRef.current?.focus({ preventScroll: true })
  }, [pathname])
  return mainRef
}
