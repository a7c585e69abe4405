import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something may be and still count as seen: so that it is there when it comes. */
const MARGIN = '200px'

/** Whether an element has been on the screen; once it has, it stays so. */
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
