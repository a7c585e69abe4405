/** How far from the window rows are drawn: more than a chunk is high, and than a flick moves in a frame. */
const MARGIN = '1500px 0px'

type OnChange = (isNear: boolean) => void

const listeners = new WeakMap<Element, OnChange>()
let observer: IntersectionObserver | undefined

/** Tells whether an element is near the window, at once and at each change. @returns ends it */
export function watchNear(element: Element, onChange: OnChange): () => void {
  observer ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  listeners.set(element, onChange)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}
