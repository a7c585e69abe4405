import { type RefObject, useEffect, useState } from 'react'

/** Counts as seen slightly before it is scrolled into view, to load in time. */
const MARGIN = '200px'

/** Whether an element has ever been in the viewport. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [ref, isSeen])
  return isSeen
}
