/** Margin for rendering rows: larger than a chunk, and than a flick scrolls in one frame. */
const MARGIN = '1500px 0px'

type OnChange = (isNear: boolean) => void

const listeners = new WeakMap<Element, OnChange>()
let observer: IntersectionObserver | undefined

/** Reports whether an element is near the viewport, now and on each change. @returns stops it */
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
